import type { ReactNode } from "react";
import swipe from "../swipe-list/swipe-list.module.css";
import styles from "./card-grid.module.css";

interface CardGridProps {
  /** Phones show it as one row, as a `SwipeList`. */
  isSwiped?: boolean;
  /** Of one that is swiped and has no links: arrow keys scroll it. */
  takesFocus?: boolean;
  className?: string;
  /** List items, each with one card. */
  children: ReactNode;
}

/**
 * Cards in rows that are full whatever their number: three in a row on wide pages, those that would
 * be left over first and larger. A card may ask how wide it is of the container `card`.
 */
export function CardGrid({ isSwiped, takesFocus, className, children }: CardGridProps) {
  const swiped = isSwiped ? swipe.swiped : "";
  return (
    <ul
      role="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={takesFocus ? 0 : undefined}
      className={`${styles.grid} ${swiped} ${className ?? ""}`}
    >
      {children}
    </ul>
  );
}

/** About how wide a card stands in the grid, for the `sizes` of its picture. */
export function cardSizes(place: number, count: number, onPhones = "100vw"): string {
  const isLarge = count % 3 === 2 ? place < 2 : count % 3 === 1 && place < 4;
  return `(width < 576px) ${onPhones}, (width < 992px) 50vw, ${isLarge ? 600 : 400}px`;
}
