import { createRoute } from "@tanstack/react-router";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { guidingQueries } from "../features/my-departures/guiding-queries.ts";
import { tripsRoute } from "./trips.route.tsx";

export const myDeparturesRoute = createRoute({
  getParentRoute: () => tripsRoute,
  path: "/my-departures",
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "guide"),
  loader: async ({ context: { queryClient }, params: { organizerId } }) => {
    const departures = await queryClient.fetchQuery(guidingQueries.departures(organizerId));
    // While there is a network: the next ones are opened where there is none.
    for (const { id } of departures.slice(0, 5)) {
      void queryClient.prefetchQuery(guidingQueries.guests(organizerId, id));
    }
  },
  component: lazyScreen(
    () => import("../features/my-departures/my-departures-page.tsx"),
    "MyDeparturesPage",
  ),
});
