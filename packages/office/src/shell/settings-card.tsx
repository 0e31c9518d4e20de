import type { ReactNode } from "react";
import styles from "./settings-card.module.css";

/** One thing to settle, in a frame of its own. */
export function SettingsCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.subtitle}>{title}</h2>}
      {children}
    </section>
  );
}
