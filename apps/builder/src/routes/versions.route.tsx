import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { VersionsPage } from "../features/versions/versions-page.tsx";
import { requireSite } from "../shell/require-site.ts";
import { organizerRoute } from "./organizer.route.tsx";

export const versionsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/versions",
  beforeLoad: ({ context }) => requireSite(context),
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(builderQueries.pageVersions(client, params.organizerId, "main")),
  component: VersionsPage,
});
