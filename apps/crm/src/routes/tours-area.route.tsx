import { createRoute } from "@tanstack/react-router";
import { Palette } from "../features/palette/palette.tsx";
import { ToursShell } from "../shell/tours-shell.tsx";
import { organizerRoute } from "./organizer.route.tsx";

/** The screens of tours and their dates, in one frame. */
export const toursAreaRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "tours-area",
  component: () => <ToursShell tools={<Palette />} />,
});
