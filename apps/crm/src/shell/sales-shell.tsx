import { Link, Outlet } from "@tanstack/react-router";
import { OfficeShell, useOrganizer } from "@tour/office/shell";
import { texts } from "../texts/ru.ts";
import { QuestionsLink } from "./questions-link.tsx";
import { RequestsLink } from "./requests-link.tsx";

/** The frame of every screen about what is sold. */
export function SalesShell() {
  const { organizer } = useOrganizer();
  return (
    <OfficeShell
      area="sales"
      sections={
        <>
          <Link
            to="/$organizerId"
            params={{ organizerId: organizer.id }}
            activeOptions={{ exact: true }}
          >
            {texts.home.nav}
          </Link>
          <RequestsLink organizerId={organizer.id} />
          <QuestionsLink organizerId={organizer.id} />
          <Link to="/$organizerId/money" params={{ organizerId: organizer.id }}>
            {texts.money.nav}
          </Link>
        </>
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
