import { Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { areaTexts as texts } from "../texts/areas.ru.ts";
import { WayLink } from "./way-link.tsx";

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
              {texts.tours}
            </Link>
          )}
          {may("office") && (
            <Link to="/$organizerId/departures" params={{ organizerId: organizer.id }}>
              {texts.departures}
            </Link>
          )}
          {!may("manager") && <WayLink organizerId={organizer.id} />}
        </>
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
