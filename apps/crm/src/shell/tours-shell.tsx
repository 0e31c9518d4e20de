import { Link, Outlet } from "@tanstack/react-router";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { texts } from "../texts/ru.ts";

/** The frame of every screen about tours and their dates. */
export function ToursShell() {
  const { organizer, may } = useOrganizer();
  return (
    <OfficeShell
      area="tours"
      sections={
        <>
          {may("editor") && (
            <Link to="/$organizerId/tours" params={{ organizerId: organizer.id }}>
              {texts.tours.nav}
            </Link>
          )}
          {may("office") && (
            <Link to="/$organizerId/departures" params={{ organizerId: organizer.id }}>
              {texts.departures.nav}
            </Link>
          )}
        </>
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
