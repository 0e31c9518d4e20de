import { TourCard } from "./tour-card.tsx";
import styles from "./tour-grid.module.css";
import type { TourView } from "./tour-view.ts";

interface TourGridProps {
  tours: readonly TourView[];
  /** How many of the first pictures are seen at once, so that they are fetched early. */
  eager?: number;
  /** Whether they can be booked here. */
  canBook: boolean;
  /** On phones they are a row to swipe: a page of several lists would be a long stack of cards. */
  isRow?: boolean;
}

/** Tours beside and below each other, as many in a row as there is room for. */
export function TourGrid({ tours, eager = 0, canBook, isRow }: TourGridProps) {
  return (
    <ul className={styles.grid} role="list" data-is-row={isRow}>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard tour={tour} isFirst={index < eager} canBook={canBook} />
        </li>
      ))}
    </ul>
  );
}
