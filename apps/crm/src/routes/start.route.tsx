import { createRoute, redirect } from "@tanstack/react-router";
import { organizerRoute } from "./organizer.route.tsx";

/** An organiser's first screen. */
export const startRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$organizerId/requests", params, search: {} });
  },
});
