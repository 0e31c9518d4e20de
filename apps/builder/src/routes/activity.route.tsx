import { createRoute } from "@tanstack/react-router";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { requireAccess } from "@tour/office/shell";
import { activityQuery } from "../features/activity/activity-query.ts";
import { activitySearchSchema } from "../features/activity/activity-search.ts";
import { organizerRoute } from "./organizer.route.tsx";

const ActivityPage = lazyScreen(
  () => import("../features/activity/activity-page.tsx"),
  "ActivityPage",
);

export const activityRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/activity",
  validateSearch: activitySearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "owner"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.fetchQuery(activityQuery(params.organizerId, deps)),
  component: withScreen(ActivityPage, () => <ActivityPage search={activityRoute.useSearch()} />),
});
