import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { loadScreen } from "@tour/office/updates";
import { organizerRoute } from "./organizer.route.tsx";

export const readyRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/ready",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "editor"),
  component: lazyRouteComponent(
    loadScreen(() => import("../features/site/readiness/readiness-page.tsx")),
    "ReadinessPage",
  ),
});
