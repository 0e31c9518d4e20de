import { createRoute } from "@tanstack/react-router";
import { DatesPage } from "../features/dates/dates-page.tsx";
import { loadDates } from "../features/dates/load-dates.ts";
import { BlocksPage } from "../page/blocks-page.tsx";
import { siteRoot } from "./root.route.tsx";

/** `/{slug}/dates?compare=7&compare=8`: dates of a tour side by side. */
export const datesRoute = createRoute({
  getParentRoute: () => siteRoot,
  path: "/$slug/dates",
  loader: ({ context, params: { slug } }) => loadDates(context, slug),
  component: function Dates() {
    const { services } = datesRoute.useRouteContext();
    const view = datesRoute.useLoaderData();
    return (
      <BlocksPage view={view} assets={services.assets}>
        <DatesPage {...view} />
      </BlocksPage>
    );
  },
});
