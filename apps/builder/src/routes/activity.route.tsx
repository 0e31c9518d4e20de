import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { ActivityPage } from "../features/activity/activity-page.tsx";
import { activityQuery } from "../features/activity/activity-query.ts";
import { activitySearchSchema } from "../features/activity/activity-search.ts";
import { organizerRoute } from "./organizer.route.tsx";

export const activityRoute = createRoute({
  getParentRoute: () => organizerRoute,
  path: "/activity",
  validateSearch: activitySearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "owner"),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) =>
    queryClient.fetchQuery(activityQuery(params.organizerId, deps)),
  component: () => <ActivityPage search={activityRoute.useSearch()} />,
});
