import type { ReactNode } from "react";
import styles from "./settings-card.module.css";

interface SettingsCardProps {
  title?: string;
  /** By which an address leads here. */
  id?: string;
  children: ReactNode;
}

/** One thing to settle, in a frame of its own. */
export function SettingsCard({ title, id, children }: SettingsCardProps) {
  return (
    <section className={styles.card} id={id}>
      {title && <h2 className={styles.subtitle}>{title}</h2>}
      {children}
    </section>
  );
}
