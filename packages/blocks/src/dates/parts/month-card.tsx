import type { PropsOf } from "../../definition/define-variant.ts";
import { formatDateRange, formatMonth } from "../../format/format-dates.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { dates } from "../dates.block.ts";
import { BookButton } from "./book-button.tsx";
import { CompareMark } from "./compare-dates.tsx";
import { DeparturePrice } from "./departure-price.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { WhoGoes } from "./who-goes.tsx";
import styles from "./month-card.module.css";

type MonthCardProps = PropsOf<typeof dates> & { month: string; departures: DepartureView[] };

/** A month: its calendar above, the price of each of its departures below. */
export function MonthCard({ month, departures, ...props }: MonthCardProps) {
  const { id, page, data } = props;
  return (
    <section className={styles.card}>
      <h3 className={styles.name} id={`${id}-${month}`}>
        {formatMonth(`${month}-01`)}
      </h3>
      <MonthGrid blockId={id} month={month} departures={data.departures} page={page} />
      <ul role="list" className={styles.departures}>
        {departures.map((departure) => {
          const Dates = isTaken(departure) ? "s" : "strong";
          return (
            <li key={departure.id} id={`${id}-${departure.id}`} className={styles.departure}>
              <Dates {...tourMark(data.tourId, "date", departure.id)} className={styles.dates}>
                {formatDateRange(departure.start, departure.end, page.today)}
              </Dates>
              <DeparturePrice
                departure={departure}
                mark={tourMark(data.tourId, "price", departure.id)}
                className={styles.price}
              />
              <SeatsLeft
                departure={departure}
                isOpeningBeside
                mark={tourMark(data.tourId, "seats", departure.id)}
                className={styles.seats}
              />
              <BookButton {...props} departure={departure} size="s" className={styles.button} />
              <CompareMark {...props} departure={departure} />
              <WhoGoes departure={departure} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
