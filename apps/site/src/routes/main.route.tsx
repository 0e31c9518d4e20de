import { createRoute } from "@tanstack/react-router";
import { BlocksPage } from "../page/blocks-page.tsx";
import { loadPageData } from "../page/load-page-data.ts";
import { makePageView } from "../page/make-page-view.ts";
import { siteRoot } from "./root.route.tsx";

/** `/`: the main page of an organiser's site. */
export const mainRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/",
  loader: async ({ context }) => {
    const page = await loadPageData({ ...context, type: "main" });
    return makePageView(page, context.services.assets);
  },
  component: function MainPage() {
    const { services } = mainRoute.useRouteContext();
    return <BlocksPage view={mainRoute.useLoaderData()} assets={services.assets} />;
  },
});
