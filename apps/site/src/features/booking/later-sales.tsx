import { hasSeats } from "@tour/api";
import type { BookingOffer, OfferedDeparture } from "@tour/api";
import { describeOpening, formatDateRange } from "@tour/blocks/format";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import styles from "./later-sales.module.css";

/** The dates with seats whose sale is yet to begin. */
export const listLaterSales = ({ departures }: BookingOffer): OfferedDeparture[] =>
  departures.filter((one) => hasSeats(one) && one.sale_opening !== undefined);

interface LaterSalesProps {
  departures: readonly OfferedDeparture[];
  today: string;
}

/** Dates that can't be booked yet, each with the moment from which they can; nothing without any. */
export function LaterSales({ departures, today }: LaterSalesProps) {
  if (departures.length === 0) return null;
  return (
    <ul className={styles.later} aria-label={texts.laterSales}>
      {departures.map(({ id, start_date: start, end_date: end, sale_opening: opening }) => (
        <li key={id} className={styles.date}>
          <strong>{formatDateRange(start, end, today)}</strong>
          {opening && <span>{describeOpening(opening, today).full}</span>}
        </li>
      ))}
    </ul>
  );
}
