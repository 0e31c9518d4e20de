import { createRoute } from "@tanstack/react-router";
import { TripsShell } from "../shell/trips-shell.tsx";
import { organizerRoute } from "./organizer.route.tsx";

/** The screens of those who lead trips, in one frame. */
export const tripsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "trips",
  component: TripsShell,
});
