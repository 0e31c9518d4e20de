import { formatDateRange } from "../../format/format-dates.ts";
import { formatMoney } from "../../format/format-money.ts";
import { plural } from "../../format/plural.ts";
import type { NextDeparture } from "../../page-data/select-next-departures.ts";
import { texts } from "../../texts/ru.ts";
import { tourMark } from "../tour-mark/tour-mark.ts";
import styles from "./departure-strip.module.css";

interface DepartureStripProps {
  departures: NextDeparture[];
  today: string;
  className?: string;
}

/** The next departures in a row: dates lead, seats and price follow. */
export function DepartureStrip({ departures, today, className }: DepartureStripProps) {
  if (departures.length === 0) return null;
  return (
    <nav className={`${styles.strip} ${className ?? ""}`} aria-label={texts.nextDepartures}>
      <p className={styles.title}>{texts.nextDepartures}</p>
      {departures.map(({ id, tourId, ...departure }) => (
        <a key={id} className={styles.departure} href={departure.path}>
          <strong {...tourMark(tourId, "date", id)} className={styles.dates}>
            {formatDateRange(departure.start, departure.end, today)}
          </strong>
          <span {...tourMark(tourId, "title")} className={styles.tour}>
            {departure.tourTitle}
          </span>
          <span {...tourMark(tourId, "price", id)} className={styles.facts}>
            {departure.opening?.short ?? plural(departure.seatsLeft, texts.seatsLeft)}
            {departure.price &&
              ` · ${departure.isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(departure.price)}`}
          </span>
        </a>
      ))}
    </nav>
  );
}
