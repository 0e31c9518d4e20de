import type { ReactNode } from "react";
import styles from "./swipe-list.module.css";

interface SwipeListProps {
  /** Whether the order of its items says something. */
  isOrdered?: boolean;
  /** Lays the list out on wider pages. */
  className?: string;
  /** How many columns wider pages have at most, for their style. */
  count?: number;
  /** List items. */
  children: ReactNode;
}

/**
 * A list that is one row on phones, which one swipes instead of scrolling past. Stands in a section
 * as wide as the content; in one that bleeds `--swipe-out` is 0.
 */
export function SwipeList({ isOrdered = false, className, count, children }: SwipeListProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List
      role="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      data-count={count}
      className={`${styles.swiped} ${className ?? ""}`}
    >
      {children}
    </List>
  );
}
