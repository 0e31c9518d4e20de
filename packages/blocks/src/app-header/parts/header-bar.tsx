import type { ReactNode } from "react";
import styles from "./header-bar.module.css";

interface HeaderBarProps {
  /** `shrinks` when the page is scrolled, keeps only its last row (`tucks`), or lies `over` a photo. */
  manner: "shrinks" | "tucks" | "over";
  children: ReactNode;
}

/**
 * The header's ground: it sticks to the window's top, by CSS alone. Over a photo it lies only when
 * the page's first block says that it has one (`Section`'s `underHeader`); otherwise it is solid.
 */
export function HeaderBar({ manner, children }: HeaderBarProps) {
  return (
    <div className={styles.bar} data-manner={manner}>
      <div className={styles.face}>{children}</div>
    </div>
  );
}
