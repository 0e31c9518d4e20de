import { Outlet, createRoute } from "@tanstack/react-router";
import { OfficeShell } from "@tour/office/shell";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { organizerRoute } from "./organizer.route.tsx";

/** The screens of those who lead trips, in one frame. */
export const tripsRoute = createRoute({
  getParentRoute: () => organizerRoute,
  id: "trips",
  component: () => (
    <OfficeShell area="trips" sections={null} notice={<OfflineBar />}>
      <Outlet />
    </OfficeShell>
  ),
});
