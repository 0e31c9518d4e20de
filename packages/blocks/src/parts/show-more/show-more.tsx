import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./show-more.module.css";

interface ShowMoreProps {
  /** Words of the closed button, for example "Показать ещё 3 тура". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What does not fit at first, opened by a button without any script. */
export function ShowMore({ label, className, children }: ShowMoreProps) {
  return (
    <details className={`${styles.more} ${className ?? ""}`}>
      <summary className={styles.button}>
        <span className={styles.closed}>{label}</span>
        <span className={styles.opened}>{texts.tours.showLess}</span>
      </summary>
      <div className={styles.rest}>{children}</div>
    </details>
  );
}
