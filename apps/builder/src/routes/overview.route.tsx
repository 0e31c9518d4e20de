import { createRoute } from "@tanstack/react-router";
import { OverviewPage } from "../features/site/overview-page.tsx";
import { organizerRoute } from "./organizer.route.tsx";

export const overviewRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/",
  component: OverviewPage,
});
