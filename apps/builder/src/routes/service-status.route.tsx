import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { rootRoute } from "./root.route.tsx";

/** Open to everybody: whoever can't sign in wants to know why. */
export const serviceStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/status",
  component: lazyRouteComponent(
    loadScreen(() => import("../features/service-status/service-status-page.tsx")),
    "ServiceStatusPage",
  ),
});
