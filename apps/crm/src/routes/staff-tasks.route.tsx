import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "@tour/office/updates";
import { staffRoute } from "./staff.route.tsx";

/** Reviews that nobody has decided on. */
export const staffReviewsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/reviews",
  component: lazyScreen(() => import("../features/staff/reviews/reviews-page.tsx"), "ReviewsPage"),
});

/** Work that failed. */
export const staffJobsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: "/jobs",
  component: lazyScreen(() => import("../features/staff/jobs/jobs-page.tsx"), "JobsPage"),
});
