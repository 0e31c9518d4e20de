import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { agreementRoute, privacyRoute } from "./document.route.tsx";
import { mainRoute } from "./main.route.tsx";
import { catalogueRoute, marketplaceRoute, organizersRoute } from "./marketplace.route.tsx";
import { marketplaceRoot, siteRoot } from "./root.route.tsx";
import type { RouteContext } from "./route-context.ts";
import { tourRoute } from "./tour.route.tsx";
import { createUnmatchedRoute } from "./unmatched.route.tsx";

const routeTrees = {
  site: siteRoot.addChildren([
    mainRoute,
    agreementRoute,
    privacyRoute,
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

export type PlaceWithPages = keyof typeof routeTrees;

/** The router of one request: which routes there are depends on whose host it is. */
export function createSiteRouter(place: PlaceWithPages, path: string, context: RouteContext) {
  return createRouter({
    routeTree: routeTrees[place] as typeof routeTrees.site,
    history: createMemoryHistory({ initialEntries: [path] }),
    context,
    isServer: true,
  });
}
