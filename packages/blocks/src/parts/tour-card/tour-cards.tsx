import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { CardGrid, cardSizes } from "../card-grid/card-grid.tsx";
import { TourCard } from "./tour-card.tsx";
import styles from "./tour-cards.module.css";

interface TourCardsProps {
  tours: TourSummary[];
  today: string;
  buttonText: string;
}

/** Phones show two in a row, and one that would be left over first and alone. */
const isAlone = (place: number, count: number) => place === 0 && count % 2 === 1;

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
            sizes={cardSizes(place, tours.length, isAlone(place, tours.length) ? "100vw" : "50vw")}
          />
        </li>
      ))}
    </CardGrid>
  );
}
