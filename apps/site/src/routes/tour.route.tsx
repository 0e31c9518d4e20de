import { createRoute } from "@tanstack/react-router";
import invitationCss from "virtual:styles:../features/follow-tour/follow-invitation.tsx";
import { FollowInvitation } from "../features/follow-tour/follow-invitation.tsx";
import { BlocksPage } from "../page/blocks-page.tsx";
import { loadPageData } from "../page/load-page-data.ts";
import { makePageView } from "../page/make-page-view.ts";
import { PageNotFoundError } from "../page/page-errors.ts";
import { siteRoot } from "./root.route.tsx";

/** A slug is words and the tour's number. Specification, section 2. */
const slugPattern = /^[^/]{1,300}-\d{1,15}$/;

/** `/{slug}`: the page of a tour. */
export const tourRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/$slug",
  loader: async ({ context, params: { slug } }) => {
    if (!slugPattern.test(slug)) throw new PageNotFoundError(`/${slug}`);
    const page = await loadPageData({ ...context, type: "tour", slug });
    return {
      ...(await makePageView(page, context.services.assets, { css: [invitationCss] })),
      path: `/${slug}`,
    };
  },
  component: function TourPage() {
    const { services } = tourRoute.useRouteContext();
    const view = tourRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <FollowInvitation path={view.path} />
      </BlocksPage>
    );
  },
});
