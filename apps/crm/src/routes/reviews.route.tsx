import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { ReviewsPage } from "../features/reviews/reviews-page.tsx";
import { reviewsSearchSchema } from "../features/reviews/reviews-search.ts";
import { salesRoute } from "./sales.route.tsx";

export const reviewsRoute = createRoute({
  getParentRoute: () => salesRoute,
  path: "/reviews",
  validateSearch: reviewsSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "manager"),
  component: function Reviews() {
    return <ReviewsPage search={reviewsRoute.useSearch()} />;
  },
});
