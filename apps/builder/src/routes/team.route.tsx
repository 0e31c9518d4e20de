import { createRoute } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requireAccess } from "@tour/office/shell";
import { TeamPage } from "../features/team/team-page.tsx";
import { organizerRoute } from "./organizer.route.tsx";

export const teamRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/team",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "office"),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    queryClient.fetchQuery(builderQueries.team(client, organizerId)),
  component: TeamPage,
});
