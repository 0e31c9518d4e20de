import type { ReactNode } from "react";
import styles from "./choice-folds.module.css";

interface ChoiceFoldsProps {
  /** Says how many columns the labels stand in. */
  className?: string;
  /** `ChoiceFold`s, and what stands among their labels. */
  children: ReactNode;
}

/**
 * Things to choose from, of which one is seen at a time, without script: folds that close each other,
 * whose contents a grid puts into one place, under the labels or (`--panel-order: -1`) above them.
 * Where a browser can't, they stand in a list.
 */
export function ChoiceFolds({ className, children }: ChoiceFoldsProps) {
  return <div className={`${styles.folds} ${className ?? ""}`}>{children}</div>;
}

interface ChoiceFoldProps {
  /** The same for all that close each other. */
  name: string;
  isOpen: boolean;
  label: ReactNode;
  labelClassName?: string;
  children: ReactNode;
}

/** One of them. The open one stays open until another is chosen. */
export function ChoiceFold(props: ChoiceFoldProps) {
  const { name, isOpen, label, labelClassName, children } = props;
  return (
    <details className={styles.fold} name={name} open={isOpen}>
      <summary className={`${styles.label} ${labelClassName ?? ""}`}>{label}</summary>
      {children}
    </details>
  );
}
