import type { TourSummary } from "../../page-data/summarize-tour.ts";
import leftOver from "../../parts/tour-card/left-over-card.module.css";
import { TourCard } from "../../parts/tour-card/tour-card.tsx";
import styles from "./tour-grid.module.css";

interface TourGridProps {
  tours: TourSummary[];
  today: string;
  buttonText: string;
}

/** Cards in columns; one or two tours get larger cards instead of an empty place beside them. */
export function TourGrid({ tours, today, buttonText }: TourGridProps) {
  return (
    <ul
      role="list"
      className={`${leftOver.cards} ${styles.grid}`}
      data-count={Math.min(tours.length, 3)}
    >
      {tours.map((tour) => (
        <li key={tour.id}>
          <TourCard
            tour={tour}
            today={today}
            buttonText={buttonText}
            sizes="(width < 576px) 100vw, (width < 992px) 50vw, 400px"
          />
        </li>
      ))}
    </ul>
  );
}
