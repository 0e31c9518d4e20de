import { Link, Outlet } from "@tanstack/react-router";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { areaTexts as texts } from "../texts/areas.ru.ts";
import { WayLink } from "./way-link.tsx";

/** The frame of the screens of those who lead trips. */
export function TripsShell() {
  const { organizer, may } = useOrganizer();
  return (
    <OfficeShell
      area="trips"
      sections={
        may("guide") && (
          <>
            <Link to="/$organizerId/my-departures" params={{ organizerId: organizer.id }}>
              {texts.trips}
            </Link>
            <WayLink organizerId={organizer.id} />
          </>
        )
      }
      notice={<OfflineBar />}
    >
      <Outlet />
    </OfficeShell>
  );
}
