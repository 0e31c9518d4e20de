import type { PropsOf } from "../../definition/define-variant.ts";
import { formatDateRange, formatDayAndMonth } from "../../format/format-dates.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { Guaranteed } from "../../parts/guaranteed/guaranteed.tsx";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { dates } from "../dates.block.ts";
import { BookButton } from "./book-button.tsx";
import { CompareMark } from "./compare-dates.tsx";
import { DeparturePrice } from "./departure-price.tsx";
import { WhoGoes } from "./who-goes.tsx";
import styles from "./departure-card.module.css";

type DepartureCardProps = PropsOf<typeof dates> & { departure: DepartureView };

/** A departure as a leaf of a calendar: a full one is struck through. */
export function DepartureCard(props: DepartureCardProps) {
  const { departure, page, data } = props;
  const { day, month } = formatDayAndMonth(departure.start);
  const Day = isTaken(departure) ? "s" : "strong";
  return (
    <article className={styles.card} data-is-open={!isTaken(departure)}>
      <h3 {...tourMark(data.tourId, "date", departure.id)} className={styles.leaf}>
        <Day className={styles.day}>{day}</Day>
        <span className={styles.month}>{month}</span>
      </h3>
      <p {...tourMark(data.tourId, "date", departure.id)} className={styles.range}>
        {formatDateRange(departure.start, departure.end, page.today)}
      </p>
      <div className={styles.seats}>
        <SeatsLeft
          departure={departure}
          isOpeningBeside
          mark={tourMark(data.tourId, "seats", departure.id)}
        />
        <Guaranteed departure={departure} />
        <WhoGoes departure={departure} />
      </div>
      <DeparturePrice
        departure={departure}
        mark={tourMark(data.tourId, "price", departure.id)}
        className={styles.price}
      />
      <BookButton {...props} className={styles.button} />
      <CompareMark {...props} className={styles.mark} />
    </article>
  );
}
