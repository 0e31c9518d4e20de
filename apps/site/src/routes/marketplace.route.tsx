import { createRoute } from "@tanstack/react-router";
import { loadMarketplace } from "../marketplace/load-marketplace.ts";
import { MarketplacePage } from "../marketplace/marketplace-page.tsx";
import { marketplaceRoot } from "./root.route.tsx";

/** `/` on the marketplace's own host: all published organisers and their tours. */
export const marketplaceRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/",
  loader: ({ context }) => loadMarketplace(context),
  component: function Marketplace() {
    return <MarketplacePage view={marketplaceRoute.useLoaderData()} />;
  },
});
