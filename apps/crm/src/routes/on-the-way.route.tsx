import { createRoute } from "@tanstack/react-router";
import { useOrganizer } from "@tour/office/shell";
import { lazyScreen, withScreen } from "@tour/office/updates";
import { Palette } from "../features/palette/palette.tsx";
import { waySearchSchema } from "../features/on-the-way/way-search.ts";
import { SalesShell } from "../shell/sales-shell.tsx";
import { ToursShell } from "../shell/tours-shell.tsx";
import { TripsShell } from "../shell/trips-shell.tsx";
import { organizerRoute } from "./organizer.route.tsx";

const OnTheWayPage = lazyScreen(
  () => import("../features/on-the-way/on-the-way-page.tsx"),
  "OnTheWayPage",
);

/** Everybody's, in the frame that a role begins in. */
export const wayRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "way",
  component: function Frame() {
    const { may } = useOrganizer();
    if (may("manager")) return <SalesShell tools={<Palette />} />;
    return may("office") ? <ToursShell tools={<Palette />} /> : <TripsShell />;
  },
});

export const onTheWayRoute = createRoute({
  getParentRoute: () => wayRoute,
  path: "/on-the-way",
  validateSearch: waySearchSchema,
  component: withScreen(OnTheWayPage, () => <OnTheWayPage search={onTheWayRoute.useSearch()} />),
});
