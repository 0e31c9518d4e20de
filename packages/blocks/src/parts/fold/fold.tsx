import type { ReactNode, Ref } from "react";
import styles from "./fold.module.css";

interface FoldProps {
  /** What stays in view: a heading, and quiet words beside it. */
  summary: ReactNode;
  isOpen?: boolean;
  /** Folds with the same name close each other. */
  name?: string;
  isHidden?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** A folding part without script: a summary with a plus, and what unfolds under it. */
export function Fold(props: FoldProps) {
  const { summary, isOpen = false, name, isHidden, className, ref, children } = props;
  return (
    <details
      ref={ref}
      className={`${styles.fold} ${className ?? ""}`}
      open={isOpen}
      name={name}
      hidden={isHidden}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <span className={styles.plus} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
