import { Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { texts } from "../texts/ru.ts";

/** The frame of every screen about tours and their dates. */
export function ToursShell({ tools }: { tools: ReactNode }) {
  const { organizer, may } = useOrganizer();
  return (
    <OfficeShell
      area="tours"
      tools={tools}
      notice={<OfflineBar />}
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
