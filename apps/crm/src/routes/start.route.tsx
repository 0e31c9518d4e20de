import { createRoute, redirect } from "@tanstack/react-router";
import { mayUse } from "@tour/api";
import { organizerRoute } from "./organizer.route.tsx";

/** An organiser's first screen here, by one's role. */
export const startRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/",
  beforeLoad: ({ params, context: { organizer } }) => {
    const { role } = organizer;
    if (mayUse(role, "manager")) {
      throw redirect({ to: "/$organizerId/requests", params, search: {} });
    }
    const to = mayUse(role, "editor") ? "/$organizerId/tours" : "/$organizerId/my-departures";
    throw redirect({ to, params, search: {} });
  },
});
