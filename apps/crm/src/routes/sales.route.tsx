import { createRoute } from "@tanstack/react-router";
import { SalesShell } from "../shell/sales-shell.tsx";
import { organizerRoute } from "./organizer.route.tsx";

/** The screens of what is sold, in one frame. */
export const salesRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "sales",
  component: SalesShell,
});
