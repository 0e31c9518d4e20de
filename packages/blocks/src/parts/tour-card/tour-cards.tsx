import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { CardGrid, cardSizes } from "../card-grid/card-grid.tsx";
import { TourCard } from "./tour-card.tsx";
import styles from "./tour-cards.module.css";

interface TourCardsProps {
  tours: TourSummary[];
  today: string;
  buttonText: string;
}

/** Tours as cards under wide pictures. */
export function TourCards({ tours, today, buttonText }: TourCardsProps) {
  return (
    <CardGrid className={styles.cards}>
      {tours.map((tour, place) => (
        <li key={tour.id}>
          <TourCard
            tour={tour}
            today={today}
            buttonText={buttonText}
            sizes={cardSizes(place, tours.length, tours.length === 1 ? "100vw" : "50vw")}
          />
        </li>
      ))}
    </CardGrid>
  );
}
