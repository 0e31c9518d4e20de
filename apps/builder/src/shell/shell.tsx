import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { UnsavedChangesGuard } from "../unsaved-changes/unsaved-changes-guard.tsx";
import { texts } from "../texts/ru.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { RequestsLink } from "./requests-link.tsx";
import styles from "./shell.module.css";
import { useOrganizer, useSite } from "./use-organizer.ts";

const settingsScreens = ["settings", "domain", "documents", "versions", "profile"] as const;

/** The frame of every screen about an organiser: where one is, and where one can go. */
export function Shell() {
  const { organizer, isOwner } = useOrganizer();
  const site = useSite();
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the sections do not fit side by side: the present one is brought into view.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [path]);
  const params = { organizerId: organizer.id };
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <Link to="/$organizerId" params={params} className={styles.home}>
          <Brand />
        </Link>
        {site && (
          <nav ref={nav} className={styles.nav} aria-label={texts.nav.label}>
            <Link to="/$organizerId" params={params} activeOptions={{ exact: true }}>
              {texts.nav.overview}
            </Link>
            {isOwner && <RequestsLink organizerId={organizer.id} />}
            <Link to="/$organizerId/departures" params={params}>
              {texts.departures.nav}
            </Link>
            {isOwner && (
              <Link to="/$organizerId/payments" params={params}>
                {texts.nav.payments}
              </Link>
            )}
            <Link to="/$organizerId/page/$type" params={{ ...params, type: "main" }}>
              {texts.nav.main}
            </Link>
            <Link to="/$organizerId/page/$type" params={{ ...params, type: "tour" }}>
              {texts.nav.tour}
            </Link>
            <Link to="/$organizerId/design" params={params}>
              {texts.nav.design}
            </Link>
            {settingsScreens.map((screen) => (
              <Link key={screen} to={`/$organizerId/${screen}`} params={params}>
                {texts.nav[screen]}
              </Link>
            ))}
          </nav>
        )}
        <AccountMenu />
      </header>
      <div className={styles.screen}>
        <Outlet />
      </div>
      <UnsavedChangesGuard />
    </div>
  );
}
