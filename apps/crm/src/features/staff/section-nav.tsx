import type { ReactNode } from "react";
import styles from "./section-nav.module.css";

/** Between the screens of one of staff's sections: links beside each other. */
export function SectionNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
    </nav>
  );
}
