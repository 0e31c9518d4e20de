import type { EditedDeparture } from "@tour/api";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import styles from "./seats-bar.module.css";

/** How full a date is: sold and held seats of all, in figures and as a small bar. */
export function SeatsBar({ departure }: { departure: EditedDeparture }) {
  const { held, sold, capacity } = departure;
  const part = (seats: number) => `${(seats / capacity) * 100}%`;
  return (
    <span className={styles.seats} title={texts.seatsInWords(sold, held - sold, capacity - held)}>
      <span className={styles.figures}>{texts.seatsOf(held, capacity)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.sold} style={{ inlineSize: part(sold) }} />
        <span className={styles.held} style={{ inlineSize: part(held - sold) }} />
      </span>
    </span>
  );
}
