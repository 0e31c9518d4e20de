import { useLocation } from "@tanstack/react-router";
import { Globe, Inbox, Map } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { UnsavedChangesGuard } from "../unsaved-changes/unsaved-changes-guard.tsx";
import { texts } from "../texts/ru.ts";
import { AccountMenu } from "./account-menu.tsx";
import { AppLink } from "./app-link.tsx";
import type { App } from "./app-link.tsx";
import { Brand } from "./brand.tsx";
import { ConfirmEmailBar } from "./confirm-email.tsx";
import styles from "./office-shell.module.css";
import { useOrganizer } from "./use-organizer.ts";

/** What an organiser works on: the site, what is sold, or the tours themselves. */
export type Area = "site" | "sales" | "tours";

const areas = [
  { area: "site", app: "builder", path: "", Icon: Globe },
  { area: "sales", app: "crm", path: "", Icon: Inbox },
  { area: "tours", app: "crm", path: "/tours", Icon: Map },
] as const satisfies { area: Area; app: App; path: string; Icon: unknown }[];

interface OfficeShellProps {
  area: Area;
  /** Links to the area's screens. */
  sections: ReactNode;
  children: ReactNode;
}

/** The frame of every screen about an organiser: where one is, and where one can go. */
export function OfficeShell({ area: current, sections, children }: OfficeShellProps) {
  const { organizer } = useOrganizer();
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
          <AppLink app="builder" path={`/${organizer.id}`} className={styles.home}>
            <Brand />
          </AppLink>
          <nav className={styles.areas} aria-label={texts.areas.label}>
            {areas.map(({ area, app, path: within, Icon }) => (
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
