import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { lateCode, loadWhenIdle, useLateCode } from "../late/index.ts";
import { UnsavedChangesGuard } from "../unsaved-changes/unsaved-changes-guard.tsx";
import { texts } from "../texts/ru.ts";
import { AccountMenu, AccountMenuItems } from "./account-menu.tsx";
import { AppLink } from "../links/app-link.tsx";
import { Brand } from "./brand.tsx";
import { ConfirmEmailBar } from "./confirm-email-bar.tsx";
import { listAreas } from "./list-areas.ts";
import type { Area } from "./list-areas.ts";
import styles from "./office-shell.module.css";
import { startOf } from "./role-access.ts";
import { SectionsNav } from "./sections-nav.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useOrganizer } from "./use-organizer.ts";

const picturePanel = lateCode(() =>
  import("../picture-library/picture-panel.tsx").then((module) => module.PicturePanel),
);

/** Comes in a quiet moment. Where it can't be loaded, the screen stands without it. */
function PicturePanel() {
  const panel = useLateCode(picturePanel);
  useEffect(() => loadWhenIdle([picturePanel.load], [AccountMenuItems.preload]), []);
  return panel.kind === "ready" && <panel.code />;
}

interface OfficeShellProps {
  area: Area;
  /** Links to the area's screens. */
  sections: ReactNode;
  /** Beside the account: what is at hand on every screen. */
  tools?: ReactNode;
  /** Under the sections, always in sight: how this screen stands with the server. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen about an organiser: where one is, and where one can go. */
export function OfficeShell(props: OfficeShellProps) {
  const { area: current, sections, tools, notice, children } = props;
  const { organizer } = useOrganizer();
  const start = startOf(organizer.role);
  const screen = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.shell}>
      <SkipLink find={() => screen.current}>{texts.skip}</SkipLink>
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
          <div className={styles.tools}>
            {tools}
            <AccountMenu />
          </div>
        </div>
        {sections && <SectionsNav>{sections}</SectionsNav>}
        {notice}
        <ConfirmEmailBar />
      </header>
      <div ref={screen} tabIndex={-1} className={styles.screen}>
        {children}
      </div>
      <PicturePanel />
      <UnsavedChangesGuard />
    </div>
  );
}
