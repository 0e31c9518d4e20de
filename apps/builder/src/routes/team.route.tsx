import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const teamRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/team",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "office"),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    queryClient.fetchQuery(builderQueries.team(client, organizerId)),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/team/team-page.tsx")),
    "TeamPage",
  ),
});
