import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { ReadinessPage } from "../features/site/readiness/readiness-page.tsx";
import { organizerRoute } from "./organizer.route.tsx";

export const readyRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/ready",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: ReadinessPage,
});
