import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { agreementRoute, privacyRoute } from "./document.route.tsx";
import { arrivalRoute } from "./arrival.route.tsx";
import { individualBookingRoute, individualTourRoute } from "./individual-tour.route.tsx";
import { mainRoute } from "./main.route.tsx";
import { catalogueRoute, marketplaceRoute, organizersRoute } from "./marketplace.route.tsx";
import { marketplaceRoot, siteRoot } from "./root.route.tsx";
import { bookingRoute } from "./booking.route.tsx";
import { findBookingRoute, findBookingSentRoute } from "./find-booking.route.tsx";
import { cancelRoute, messageRoute, moveRoute, orderRoute } from "./order.route.tsx";
import { partyRoute, payRoute } from "./order.route.tsx";
import type { MarketContext } from "../features/marketplace/market-context.ts";
import { touristsRoute } from "./tourists.route.tsx";
import { tourRoute } from "./tour.route.tsx";
import { createUnmatchedRoute } from "./unmatched.route.tsx";

const routeTrees = {
  site: siteRoot.addChildren([
    mainRoute,
    agreementRoute,
    privacyRoute,
    arrivalRoute,
    individualTourRoute,
    individualBookingRoute,
    orderRoute,
    moveRoute,
    partyRoute,
    cancelRoute,
    payRoute,
    touristsRoute,
    messageRoute,
    findBookingRoute,
    findBookingSentRoute,
    bookingRoute,
    tourRoute,
    createUnmatchedRoute(siteRoot),
  ]),
  marketplace: marketplaceRoot.addChildren([
    marketplaceRoute,
    catalogueRoute,
    organizersRoute,
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
