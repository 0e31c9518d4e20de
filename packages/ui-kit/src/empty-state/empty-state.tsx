import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import styles from "./empty-state.module.css";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** A drawing above the title; hidden from screen readers. */
  icon?: ReactNode;
  /** What is not there, in a few words. */
  title: ReactNode;
  /** Why it is empty and what to do; also as children. */
  text?: ReactNode;
  /** The buttons to begin with. */
  action?: ReactNode;
  /** Level of the title's heading; by default it is no heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `s` for panels and columns. Default `m`. */
  size?: "s" | "m" | undefined;
}

/** What stands where there is nothing yet: why, and how to begin. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, action, headingLevel, size = "m", children, ...rest } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : "p";
  return (
    <div {...rest} className={joinClasses(styles.root, rest.className)} data-size={size}>
      {icon != null && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {(text ?? children) != null && <div className={styles.text}>{text ?? children}</div>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
