import { createRoute } from "@tanstack/react-router";
import { CataloguePage } from "../features/marketplace/list/catalogue-page.tsx";
import { FrontPage } from "../features/marketplace/front/front-page.tsx";
import { loadCatalogue } from "../features/marketplace/list/load-catalogue.ts";
import { loadFront } from "../features/marketplace/front/load-front.ts";
import { ComparisonPage } from "../features/marketplace/comparison/comparison-page.tsx";
import { loadComparison } from "../features/marketplace/comparison/load-comparison.ts";
import { loadSaved } from "../features/marketplace/kept/load-saved.ts";
import { SavedPage } from "../features/marketplace/kept/saved-page.tsx";
import { loadOrganizer } from "../features/marketplace/organizers/load-organizer.ts";
import { loadOrganizers } from "../features/marketplace/organizers/load-organizers.ts";
import { OrganizerPage } from "../features/marketplace/organizers/organizer-page.tsx";
import { loadReviews } from "../features/marketplace/organizers/reviews/load-reviews.ts";
import { ReviewsPage } from "../features/marketplace/organizers/reviews/reviews-page.tsx";
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

/** `/saved`: what the visitor saved, or the tours of a link. */
export const savedRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/saved",
  loader: ({ context }) => loadSaved(context),
  component: function Saved() {
    return <SavedPage view={savedRoute.useLoaderData()} />;
  },
});

/** `/compare?tours=1,2`: up to four tours side by side. */
export const comparisonRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/compare",
  loader: ({ context }) => loadComparison(context),
  component: function Comparison() {
    return <ComparisonPage view={comparisonRoute.useLoaderData()} />;
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

/** `/organizers/{slug}`: one of them. */
export const organizerRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/organizers/$slug",
  loader: ({ context, params }) => loadOrganizer(context, params.slug),
  component: function Organizer() {
    return <OrganizerPage view={organizerRoute.useLoaderData()} />;
  },
});

/** `/organizers/{slug}/reviews`: all that guests wrote, the newest first. */
export const reviewsRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/organizers/$slug/reviews",
  loader: ({ context, params }) => loadReviews(context, params.slug),
  component: function Reviews() {
    return <ReviewsPage view={reviewsRoute.useLoaderData()} />;
  },
});

/** `/organizers/{slug}/reviews/best`: the same in another order. */
export const orderedReviewsRoute = createRoute({
  getParentRoute: () => marketplaceRoot,
  path: "/organizers/$slug/reviews/$order",
  loader: ({ context, params }) => loadReviews(context, params.slug, params.order),
  component: function OrderedReviews() {
    return <ReviewsPage view={orderedReviewsRoute.useLoaderData()} />;
  },
});
