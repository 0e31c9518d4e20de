import { countDays } from "@tour/dates";
import type { PropsOf } from "../../definition/define-variant.ts";
import { formatDateRange, formatMonth, formatWeekday } from "../../format/format-dates.ts";
import { plural } from "../../format/plural.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
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
      <ul role="list" className={styles.departures} data-is-one={departures.length === 1}>
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
              {departures.length === 1 && <Length {...departure} />}
              <SeatsLeft
                departure={departure}
                isOpeningBeside
                mark={tourMark(data.tourId, "seats", departure.id)}
                className={styles.seats}
              />
              <BookButton
                {...props}
                departure={departure}
                size={departures.length === 1 ? "m" : "s"}
                className={styles.button}
              />
              <CompareMark {...props} departure={departure} />
              <WhoGoes departure={departure} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "вс–сб, 7 дней": what a month's only departure has room for. */
function Length({ start, end }: Pick<DepartureView, "start" | "end">) {
  return (
    <span className={styles.length}>
      {formatWeekday(start)}–{formatWeekday(end)}, {plural(countDays(start, end) + 1, texts.days)}
    </span>
  );
}
