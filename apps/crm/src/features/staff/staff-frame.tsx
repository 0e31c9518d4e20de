import type { ReactNode } from "react";
import { Brand, Screen, SignOutButton } from "@tour/office/shell";
import { Link } from "@tanstack/react-router";
import styles from "./staff-frame.module.css";

/** The frame of staff's screens, which are about no organiser of their own. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <SignOutButton />
      </header>
      <Screen>{children}</Screen>
    </>
  );
}
