import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

interface SkipLinkProps {
  /** What it leads to; it takes the focus by itself, or by a negative `tabIndex`. */
  find: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** A way past what is the same on every screen, seen while it has the focus. */
export function SkipLink({ find, children }: SkipLinkProps) {
  return (
    <button type="button" className={styles.skip} onClick={() => find()?.focus()}>
      {children}
    </button>
  );
}
