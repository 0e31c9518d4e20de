import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./show-more.module.css";

interface ShowMoreProps {
  /** What is folded on phones alone stands open wherever there is room. */
  cuts?: "always" | "phones";
  /** Words of the closed button, for example "Показать ещё 3 тура". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What does not fit at first, opened by a button without any script. */
export function ShowMore(props: ShowMoreProps) {
  const { label, cuts = "always", className, children } = props;
  return (
    <details className={`${styles.more} ${className ?? ""}`} data-cuts={cuts}>
      <summary className={styles.button}>
        <span className={styles.closed}>{label}</span>
        <span className={styles.opened}>{texts.tours.showLess}</span>
      </summary>
      <div className={styles.rest}>{children}</div>
    </details>
  );
}
