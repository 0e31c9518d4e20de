import { Link } from "@tanstack/react-router";
import { Brand, Screen, SignOutButton } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./staff-frame.module.css";

/** The frame of staff's screens, which are about no organiser of their own. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <div className={styles.account}>
          <Button variant="ghost" href="/account">
            {texts.staff.account}
          </Button>
          <SignOutButton />
        </div>
      </header>
      <Screen>{children}</Screen>
    </>
  );
}
