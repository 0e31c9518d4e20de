import { createRoute, notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { guidingQueries } from "../features/my-departures/guiding-queries.ts";
import { tripsRoute } from "./trips.route.tsx";

const DepartureGuestsPage = lazyScreen(
  () => import("../features/my-departures/departure-guests-page.tsx"),
  "DepartureGuestsPage",
);

export const departureGuestsRoute = createRoute({
  getParentRoute: () => tripsRoute,
  path: "/my-departures/$departureId",
  params: {
    parse: ({ departureId }) => {
      if (!/^\d{1,9}$/.test(departureId)) throw notFound();
      return { departureId: Number(departureId) };
    },
    stringify: ({ departureId }) => ({ departureId: `${departureId}` }),
  },
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "guide"),
  loader: async ({ context: { queryClient }, params: { organizerId, departureId } }) => {
    try {
      await queryClient.fetchQuery(guidingQueries.guests(organizerId, departureId));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  component: withScreen(DepartureGuestsPage, function Shown() {
    return <DepartureGuestsPage id={departureGuestsRoute.useParams().departureId} />;
  }),
});
