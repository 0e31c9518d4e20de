import { createRoute } from "@tanstack/react-router";
import { siteSettingQueries } from "../features/site-settings/site-setting-queries.ts";
import { SiteSettingsPage } from "../features/site-settings/site-settings-page.tsx";
import { requireSite } from "../shell/require-site.ts";
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
  component: SiteSettingsPage,
});
