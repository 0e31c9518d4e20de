import type { ReactNode } from "react";
import styles from "./fields.module.css";

interface FieldsCardProps {
  title?: string;
  /** What it is for, where the title does not say it all. */
  text?: string;
  children: ReactNode;
}

/** Fields of a tour that belong together. */
export function FieldsCard({ title, text, children }: FieldsCardProps) {
  return (
    <div className={styles.card}>
      {(title || text) && (
        <div className={styles.group}>
          {title && <h3 className={styles.subtitle}>{title}</h3>}
          {text && <p className={styles.quiet}>{text}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

/** Two fields of which the one says nothing without the other: side by side also on a phone. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.two}>{children}</div>
);

/** Short fields side by side. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
