export { builderQueries } from "./builder-queries.ts";
export { findTour } from "./find-tour.ts";
export type { TourLookup } from "./find-tour.ts";
export { loadAllPages } from "./load-all-pages.ts";
export { loadSiteReviews, loadSiteTours } from "./load-site-page.ts";
