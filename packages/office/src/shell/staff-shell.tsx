import { Link } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import type { ReactNode } from "react";
import { UnsavedChangesGuard } from "../unsaved-changes/unsaved-changes-guard.tsx";
import { texts } from "../texts/ru.ts";
import { Brand } from "./brand.tsx";
import styles from "./office-shell.module.css";
import { SectionsNav } from "./sections-nav.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

interface StaffShellProps {
  /** Links to staff's screens. */
  sections: ReactNode;
  /** Under the sections, always in sight: how this screen stands with the server. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of staff's screens, which are about no organiser of their own. */
export function StaffShell({ sections, notice, children }: StaffShellProps) {
  return (
    <div className={styles.shell}>
      <header className={styles.head}>
        <div className={styles.bar} data-ends-apart="">
          <Link to="/" className={styles.home}>
            <Brand />
          </Link>
          <div className={styles.account}>
            <Button variant="ghost" href="/account">
              {texts.account.title}
            </Button>
            <SignOutButton />
          </div>
        </div>
        <SectionsNav>{sections}</SectionsNav>
        {notice}
      </header>
      <div className={styles.screen}>{children}</div>
      <UnsavedChangesGuard />
    </div>
  );
}
