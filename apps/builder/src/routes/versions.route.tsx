import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireSite } from "../shell/require-site.ts";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const versionsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/versions",
  beforeLoad: ({ context }) => requireSite(context),
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(builderQueries.pageVersions(client, params.organizerId, "main")),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/versions/versions-page.tsx")),
    "VersionsPage",
  ),
});
