import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { loadScreen } from "@tour/office/updates";
import { startOf } from "@tour/office/shell";
import { organizerRoute } from "./organizer.route.tsx";

export const overviewRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/",
  beforeLoad: ({ context: { organizer } }) => {
    const { id, role } = organizer;
    const { app, path } = startOf(role);
    // Whoever has nothing to do with the site begins in sales.
    if (app === "crm") throw redirect({ href: `/crm/${id}${path}`, reloadDocument: true });
  },
  component: lazyRouteComponent(
    loadScreen(() => import("../features/site/overview-page.tsx")),
    "OverviewPage",
  ),
});
