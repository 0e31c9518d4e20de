import { createRoute } from "@tanstack/react-router";
import { MarketplacePage } from "../features/staff/marketplace/marketplace-page.tsx";
import { staffRoute } from "./staff.route.tsx";

/** In whose name the marketplace sells, and on what terms. */
export const staffMarketplaceRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/marketplace",
  component: MarketplacePage,
});
