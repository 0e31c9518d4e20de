import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { reviewsSearchSchema } from "../features/reviews/reviews-search.ts";
import { salesRoute } from "./sales.route.tsx";

const ReviewsPage = lazyScreen(() => import("../features/reviews/reviews-page.tsx"), "ReviewsPage");

export const reviewsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/reviews",
  validateSearch: reviewsSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  component: withScreen(ReviewsPage, function Reviews() {
    return <ReviewsPage search={reviewsRoute.useSearch()} />;
  }),
});
