import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { siteSettingQueries } from "../features/site-settings/site-setting-queries.ts";
import { requireSite } from "../shell/require-site.ts";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const settingsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/settings",
  beforeLoad: ({ context }) => requireSite(context),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    Promise.all([
      queryClient.fetchQuery(siteSettingQueries.words(organizerId)),
      queryClient.fetchQuery(siteSettingQueries.favicon(organizerId)),
    ]),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/site-settings/site-settings-page.tsx")),
    "SiteSettingsPage",
  ),
});
