import { createRoute } from "@tanstack/react-router";
import { JobsPage } from "../features/staff/jobs/jobs-page.tsx";
import { ReviewsPage } from "../features/staff/reviews/reviews-page.tsx";
import { staffRoute } from "./staff.route.tsx";

/** Reviews that nobody has decided on. */
export const staffReviewsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/reviews",
  component: ReviewsPage,
});

/** Work that failed. */
export const staffJobsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/jobs",
  component: JobsPage,
});
