import { createRoute } from "@tanstack/react-router";
import { CataloguePage } from "../features/marketplace/list/catalogue-page.tsx";
import { FrontPage } from "../features/marketplace/front/front-page.tsx";
import { loadCatalogue } from "../features/marketplace/list/load-catalogue.ts";
import { loadFront } from "../features/marketplace/front/load-front.ts";
import { loadOrganizers } from "../features/marketplace/organizers/load-organizers.ts";
import { OrganizersPage } from "../features/marketplace/organizers/organizers-page.tsx";
import { marketplaceRoot } from "./root.route.tsx";

/** `/` on the marketplace's own host. */
export const marketplaceRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/",
  loader: ({ context }) => loadFront(context),
  component: function Front() {
    return <FrontPage view={marketplaceRoute.useLoaderData()} />;
  },
});

/** `/tours`: all tours, chosen by the address's query. */
export const catalogueRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/tours",
  loader: ({ context }) => loadCatalogue(context),
  component: function Catalogue() {
    return <CataloguePage view={catalogueRoute.useLoaderData()} />;
  },
});

/** `/organizers`: all published organisers. */
export const organizersRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/organizers",
  loader: ({ context }) => loadOrganizers(context),
  component: function Organizers() {
    return <OrganizersPage view={organizersRoute.useLoaderData()} />;
  },
});
