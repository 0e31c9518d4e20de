import { createRoute } from "@tanstack/react-router";
import { departureSearchSchema } from "../features/departures/departure-search.ts";
import { requireAccess } from "@tour/office/shell";
import { lazyScreen } from "@tour/office/updates";
import { toursAreaRoute } from "./tours-area.route.tsx";

export const departuresRoute = createRoute({
  getParentRoute: () => toursAreaRoute,
  path: "/departures",
  validateSearch: departureSearchSchema,
  beforeLoad: ({ context: { organizer } }) => requireAccess(organizer, "office"),
  // The table and the calendars are large, and no other screen needs them.
  component: lazyScreen(
    () => import("../features/departures/departures-page.tsx"),
    "DeparturesPage",
  ),
});
