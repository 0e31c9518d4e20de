import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { draftRoutes } from "./draft.route.tsx";
import { createAgreementRoute, createPrivacyRoute } from "./document.route.tsx";
import { createGuestRoutes } from "./guest-routes.ts";
import { individualBookingRoute, individualTourRoute } from "./individual-tour.route.tsx";
import { mainRoute } from "./main.route.tsx";
import {
  catalogueRoute,
  comparisonRoute,
  marketplaceRoute,
  orderedReviewsRoute,
  organizerRoute,
  organizersRoute,
  reviewsRoute,
  savedRoute,
} from "./marketplace.route.tsx";
import { questionRoute, questionSentRoute } from "./question.route.tsx";
import { followTourRoute, subscribeRoute, subscriptionsRoute } from "./subscription.route.tsx";
import { marketplaceRoot, siteRoot } from "./root.route.tsx";
import type { SiteRoot } from "./root.route.tsx";
import { createBookingRoute } from "./booking.route.tsx";
import type { MarketContext } from "../features/marketplace/frame/market-context.ts";
import { datesRoute } from "./dates.route.tsx";
import { tourRoute } from "./tour.route.tsx";
import { createUnmatchedRoute } from "./unmatched.route.tsx";

/** What a site's pages are given, the marketplace's are given, too. */
const sharedRoot = marketplaceRoot as unknown as SiteRoot;

const routeTrees = {
  site: siteRoot.addChildren([
    mainRoute,
    createAgreementRoute(siteRoot),
    createPrivacyRoute(siteRoot),
    individualTourRoute,
    individualBookingRoute,
    ...draftRoutes,
    ...createGuestRoutes(siteRoot),
    createBookingRoute(siteRoot),
    datesRoute,
    followTourRoute,
    tourRoute,
    createUnmatchedRoute(siteRoot),
  ]),
  marketplace: marketplaceRoot.addChildren([
    marketplaceRoute,
    catalogueRoute,
    organizersRoute,
    organizerRoute,
    reviewsRoute,
    orderedReviewsRoute,
    savedRoute,
    comparisonRoute,
    subscribeRoute,
    subscriptionsRoute,
    questionRoute,
    questionSentRoute,
    ...createGuestRoutes(sharedRoot),
    createAgreementRoute(sharedRoot),
    createPrivacyRoute(sharedRoot),
    createBookingRoute(sharedRoot),
    createUnmatchedRoute(marketplaceRoot),
  ]),
};

export type HostWithPages = keyof typeof routeTrees;

/** The router of one request: which routes there are depends on whose host it is. */
export function createSiteRouter(kind: HostWithPages, path: string, context: MarketContext) {
  return createRouter({
    routeTree: routeTrees[kind] as typeof routeTrees.site,
    history: createMemoryHistory({ initialEntries: [path] }),
    context,
    isServer: true,
  });
}
