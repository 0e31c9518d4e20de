import { createRoute } from "@tanstack/react-router";
import { Palette } from "../features/palette/palette.tsx";
import { SalesShell } from "../shell/sales-shell.tsx";
import { organizerRoute } from "./organizer.route.tsx";

/** The screens of what is sold, in one frame. */
export const salesRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "sales",
  component: () => <SalesShell tools={<Palette />} />,
});
