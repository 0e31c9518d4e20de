import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

const CollectionPage = lazyScreen(
  () => import("../features/staff/collections/collection-page.tsx"),
  "CollectionPage",
);

/** In whose name the marketplace sells, and on what terms. */
export const staffMarketplaceRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace",
  component: lazyScreen(
    () => import("../features/staff/marketplace/marketplace-page.tsx"),
    "MarketplacePage",
  ),
});

/** What its pages say in its own words. */
export const staffMarketTextsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/texts",
  component: lazyScreen(
    () => import("../features/staff/marketplace/market-texts-page.tsx"),
    "MarketTextsPage",
  ),
});

/** Tours that are put together for its front page, and one such collection. */
export const staffCollectionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/collections",
  component: lazyScreen(
    () => import("../features/staff/collections/collections-page.tsx"),
    "CollectionsPage",
  ),
});

export const staffCollectionRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/collections/$id",
  params: numberParam,
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(staffQueries.collection(id)),
  component: withScreen(CollectionPage, function StaffCollection() {
    const { id } = staffCollectionRoute.useParams();
    return <CollectionPage key={id} id={id} />;
  }),
});
