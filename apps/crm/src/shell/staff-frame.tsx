import { Link } from "@tanstack/react-router";
import { StaffShell } from "@tour/office/shell";
import type { ReactNode } from "react";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { staffAreaTexts as texts } from "../texts/staff-areas.ru.ts";
import { MarketQuestionsLink } from "./questions-link.tsx";

/** The frame of staff's screens, with the ways to all of them. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <StaffShell
      notice={<OfflineBar />}
      sections={
        <>
          <Link to="/organizers">{texts.organizers}</Link>
          <Link to="/requests" search={{}}>
            {texts.requests}
          </Link>
          <MarketQuestionsLink />
          <Link to="/money">{texts.money}</Link>
          <Link to="/marketplace">{texts.marketplace}</Link>
          <Link to="/reviews">{texts.reviews}</Link>
          <Link to="/jobs">{texts.jobs}</Link>
        </>
      }
    >
      {children}
    </StaffShell>
  );
}
