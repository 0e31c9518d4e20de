import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { organizerQueries } from "../shell/organizer-queries.ts";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const profileRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/profile",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    Promise.all([
      queryClient.fetchQuery(organizerQueries.info(organizerId)),
      queryClient.fetchQuery(organizerQueries.verification(organizerId)),
    ]),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/organizer/organizer-page.tsx")),
    "OrganizerPage",
  ),
});
