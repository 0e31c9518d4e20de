import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { guidingQueries } from "../features/my-departures/guiding-queries.ts";
import { MyDeparturesPage } from "../features/my-departures/my-departures-page.tsx";
import { tripsRoute } from "./trips.route.tsx";

export const myDeparturesRoute = createRoute({
  getParentRoute: () => tripsRoute,
  path: "/my-departures",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "guide"),
  loader: ({ context: { queryClient }, params: { organizerId } }) =>
    queryClient.fetchQuery(guidingQueries.departures(organizerId)),
  component: MyDeparturesPage,
});
