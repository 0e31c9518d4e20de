import { createRoute } from "@tanstack/react-router";
import { CollectionPage } from "../features/staff/collections/collection-page.tsx";
import { CollectionsPage } from "../features/staff/collections/collections-page.tsx";
import { MarketTextsPage } from "../features/staff/marketplace/market-texts-page.tsx";
import { MarketplacePage } from "../features/staff/marketplace/marketplace-page.tsx";
import { staffQueries } from "../features/staff/staff-queries.ts";
import { numberParam } from "./number-param.ts";
import { staffRoute } from "./staff.route.tsx";

/** In whose name the marketplace sells, and on what terms. */
export const staffMarketplaceRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace",
  component: MarketplacePage,
});

/** What its pages say in its own words. */
export const staffMarketTextsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/texts",
  component: MarketTextsPage,
});

/** Tours that are put together for its front page, and one such collection. */
export const staffCollectionsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/collections",
  component: CollectionsPage,
});

export const staffCollectionRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace/collections/$id",
  params: numberParam,
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(staffQueries.collection(id)),
  component: function StaffCollection() {
    const { id } = staffCollectionRoute.useParams();
    return <CollectionPage key={id} id={id} />;
  },
});
