import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { QuestionsLink } from "./questions-link.tsx";
import { RequestsLink } from "./requests-link.tsx";

/** The frame of every screen about what is sold. */
export function SalesShell({ tools }: { tools: ReactNode }) {
  const { organizer, may } = useOrganizer();
  return (
    <OfficeShell
      area="sales"
      tools={tools}
      sections={
        may("manager") && (
          <>
            <RequestsLink organizerId={organizer.id} />
            <QuestionsLink organizerId={organizer.id} />
          </>
        )
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
