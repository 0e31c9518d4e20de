import { createRoute } from "@tanstack/react-router";
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
    return makePageView(page, context.services.assets);
  },
  component: function TourPage() {
    const { services } = tourRoute.useRouteContext();
    return <BlocksPage view={tourRoute.useLoaderData()} assets={services.assets} />;
  },
});
