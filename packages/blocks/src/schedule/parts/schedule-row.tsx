import { formatDateRange, formatWeekday } from "../../format/format-dates.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { Guaranteed } from "../../parts/guaranteed/guaranteed.tsx";
import { Price } from "../../parts/price/price.tsx";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { ScheduleRow as Row } from "../select-schedule.ts";
import styles from "./schedule-row.module.css";

interface ScheduleRowProps {
  row: Row;
  today: string;
  /** Words of the link to the tour. */
  linkText: string;
  /** Another month was chosen. */
  isHidden: boolean;
}

function RowWords({ row, today, linkText }: Omit<ScheduleRowProps, "isHidden">) {
  return (
    <>
      <p {...tourMark(row.tourId, "date", row.id)} className={styles.when}>
        <a className={styles.link} href={`${row.path}#dates`}>
          {formatDateRange(row.start, row.end, today)}
        </a>
        <span className={styles.weekdays}>
          {formatWeekday(row.start)}–{formatWeekday(row.end)}
        </span>
      </p>
      <p {...tourMark(row.tourId, "seats", row.id)} className={styles.seats}>
        <SeatsLeft departure={row} />
        <Guaranteed departure={row} />
      </p>
      <p {...tourMark(row.tourId, "price", row.id)} className={styles.price}>
        <Price price={row.price} isFrom={row.hasSeveralPrices} />
      </p>
      <span className={styles.more} aria-hidden>
        {linkText || texts.details}
      </span>
    </>
  );
}

/** A departure of a tour: when, how many seats, how much. All of it leads to the tour's dates. */
export function ScheduleRow({ row, today, linkText, isHidden }: ScheduleRowProps) {
  return (
    <li
      className={styles.row}
      data-is-open={!isTaken(row)}
      hidden={isHidden}
      {...serverOnly(isIsland || <RowWords row={row} today={today} linkText={linkText} />)}
    />
  );
}
