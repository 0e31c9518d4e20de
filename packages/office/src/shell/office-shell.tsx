import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { UnsavedChangesGuard } from "../unsaved-changes/unsaved-changes-guard.tsx";
import { texts } from "../texts/ru.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppLink } from "./app-link.tsx";
import { Brand } from "./brand.tsx";
import { ConfirmEmailBar } from "./confirm-email.tsx";
import { listAreas } from "./list-areas.ts";
import type { Area } from "./list-areas.ts";
import styles from "./office-shell.module.css";
import { startOf } from "./role-access.ts";
import { useOrganizer } from "./use-organizer.ts";

interface OfficeShellProps {
  area: Area;
  /** Links to the area's screens. */
  sections: ReactNode;
  children: ReactNode;
}

/** The frame of every screen about an organiser: where one is, and where one can go. */
export function OfficeShell({ area: current, sections, children }: OfficeShellProps) {
  const { organizer } = useOrganizer();
  const start = startOf(organizer.role);
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Where the sections do not fit side by side the present one is brought into view.
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current="page"]');
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [path]);
  return (
    <div className={styles.shell}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <AppLink app={start.app} path={`/${organizer.id}${start.path}`} className={styles.home}>
            <Brand />
          </AppLink>
          <nav className={styles.areas} aria-label={texts.areas.label}>
            {listAreas(organizer.role).map(({ area, app, path: within, Icon }) => (
              <AppLink
                key={area}
                app={app}
                path={`/${organizer.id}${within}`}
                isCurrent={area === current}
              >
                <Icon size={18} aria-hidden />
                {texts.areas[area]}
              </AppLink>
            ))}
          </nav>
          <AccountMenu />
        </div>
        {sections && (
          <nav ref={nav} className={styles.sections} aria-label={texts.areas.sections}>
            {sections}
          </nav>
        )}
        <ConfirmEmailBar />
      </header>
      <div className={styles.screen}>{children}</div>
      <UnsavedChangesGuard />
    </div>
  );
}
