import { createRoute } from "@tanstack/react-router";
import { OrganizerPage } from "../features/organizer/organizer-page.tsx";
import { organizerQueries } from "../shell/organizer-queries.ts";
import { organizerRoute } from "./organizer.route.tsx";

export const profileRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/profile",
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    Promise.all([
      queryClient.fetchQuery(organizerQueries.info(organizerId)),
      queryClient.fetchQuery(organizerQueries.verification(organizerId)),
    ]),
  component: OrganizerPage,
});
