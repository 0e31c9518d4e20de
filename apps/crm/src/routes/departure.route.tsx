import { createRoute, notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { departureQueries } from "../features/departures/departure-queries.ts";
import { departureTabSchema } from "../features/departures/one-departure/departure-tabs.ts";
import { toursAreaRoute } from "./tours-area.route.tsx";

const number = (text: string) => {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
};

export const departureRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/departures/$departureId",
  params: {
    parse: ({ departureId }) => ({ departureId: number(departureId) }),
    stringify: ({ departureId }) => ({ departureId: `${departureId}` }),
  },
  validateSearch: departureTabSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "office"),
  loader: async ({ context: { queryClient }, params: { organizerId, departureId } }) => {
    try {
      await queryClient.ensureQueryData(departureQueries.one(organizerId, departureId));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  component: lazyScreen(
    () => import("../features/departures/one-departure/departure-page.tsx"),
    "DeparturePage",
  ),
});
