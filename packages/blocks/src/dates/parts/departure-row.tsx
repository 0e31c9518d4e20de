import { countDays } from "@tour/dates";
import { formatDateRange, formatWeekday } from "../../format/format-dates.ts";
import { plural } from "../../format/plural.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { Guaranteed } from "../../parts/guaranteed/guaranteed.tsx";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";
import { BookButton } from "./book-button.tsx";
import { CompareMark } from "./compare-dates.tsx";
import { DeparturePrice } from "./departure-price.tsx";
import { WhoGoes } from "./who-goes.tsx";
import styles from "./departure-row.module.css";

type DepartureRowProps = PropsOf<typeof dates> & { departure: DepartureView };

/** A departure as a row: dates, seats, price, button. */
export function DepartureRow(props: DepartureRowProps) {
  const { departure, page, data } = props;
  const { start, end } = departure;
  const Dates = isTaken(departure) ? "s" : "strong";
  return (
    <div className={styles.row} data-is-open={!isTaken(departure)}>
      <div className={styles.when}>
        <Dates {...tourMark(data.tourId, "date", departure.id)} className={styles.dates}>
          {formatDateRange(start, end, page.today)}
        </Dates>
        <span className={styles.detail}>
          {formatWeekday(start)}–{formatWeekday(end)},{" "}
          {plural(countDays(start, end) + 1, texts.days)}
        </span>
        <CompareMark {...props} className={styles.compare} />
      </div>
      <div className={styles.seats}>
        <SeatsLeft
          departure={departure}
          isOpeningBeside
          mark={tourMark(data.tourId, "seats", departure.id)}
        />
        <Guaranteed departure={departure} />
      </div>
      <DeparturePrice
        departure={departure}
        mark={tourMark(data.tourId, "price", departure.id)}
        className={styles.price}
      />
      <BookButton {...props} className={styles.button} />
      <WhoGoes departure={departure} />
    </div>
  );
}
