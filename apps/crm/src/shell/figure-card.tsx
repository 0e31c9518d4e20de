import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./figure-card.module.css";

interface FigureCardProps {
  title: string;
  lead?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Figures that belong together, under a name of their own. */
export function FigureCard({ title, lead, action, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
