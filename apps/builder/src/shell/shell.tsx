import { Link, Outlet } from "@tanstack/react-router";
import { texts } from "../texts/ru.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import styles from "./shell.module.css";
import { useOrganizer, useSite } from "./use-organizer.ts";

/** The frame of every screen about an organiser: where one is, and where one can go. */
export function Shell() {
  const { organizer } = useOrganizer();
  const site = useSite();
  const params = { organizerId: organizer.id };
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <Link to="/$organizerId" params={params} className={styles.home}>
          <Brand />
        </Link>
        {site && (
          <nav className={styles.nav} aria-label={texts.nav.label}>
            <Link to="/$organizerId" params={params} activeOptions={{ exact: true }}>
              {texts.nav.overview}
            </Link>
            <Link to="/$organizerId/page/$type" params={{ ...params, type: "main" }}>
              {texts.nav.main}
            </Link>
            <Link to="/$organizerId/page/$type" params={{ ...params, type: "tour" }}>
              {texts.nav.tour}
            </Link>
            <Link to="/$organizerId/design" params={params}>
              {texts.nav.design}
            </Link>
          </nav>
        )}
        <AccountMenu />
      </header>
      <div className={styles.screen}>
        <Outlet />
      </div>
    </div>
  );
}
