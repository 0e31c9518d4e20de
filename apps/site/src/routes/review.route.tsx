import { createRoute } from "@tanstack/react-router";
import { loadReview } from "../features/review/load-review.ts";
import { ReviewPage } from "../features/review/review-page.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import type { SiteRoot } from "./root.route.tsx";

/** `/order/{uuid}/review`: what its guest writes of a trip that took place. */
export const createReviewRoute = (root: SiteRoot) => {
  const route = createRoute({
    getParentRoute: () => root,
    path: "/order/$uuid/review",
    loader: ({ context, params: { uuid } }) => loadReview(context, uuid),
    component: function Review() {
      const { services } = route.useRouteContext();
      const view = route.useLoaderData();
      return (
        <BlocksPage view={view} assets={services.assets}>
          <ReviewPage request={view.request} draft={view.draft} />
        </BlocksPage>
      );
    },
  });
  return route;
};
