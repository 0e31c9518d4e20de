import { Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { areaTexts as texts } from "../texts/areas.ru.ts";
import { QuestionsLink } from "./questions-link.tsx";
import { RequestsLink } from "./requests-link.tsx";
import { WayLink } from "./way-link.tsx";

/** The frame of every screen about what is sold. */
export function SalesShell({ tools }: { tools: ReactNode }) {
  const { organizer, may } = useOrganizer();
  return (
    <OfficeShell
      area="sales"
      tools={tools}
      notice={<OfflineBar />}
      sections={
        may("manager") && (
          <>
            <Link
              to="/$organizerId"
              params={{ organizerId: organizer.id }}
              activeOptions={{ exact: true }}
            >
              {texts.today}
            </Link>
            <RequestsLink organizerId={organizer.id} />
            <QuestionsLink organizerId={organizer.id} />
            <Link to="/$organizerId/reviews" params={{ organizerId: organizer.id }} search={{}}>
              {texts.reviews}
            </Link>
            {may("owner") && (
              <Link to="/$organizerId/money" params={{ organizerId: organizer.id }}>
                {texts.money}
              </Link>
            )}
            <WayLink organizerId={organizer.id} />
          </>
        )
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
