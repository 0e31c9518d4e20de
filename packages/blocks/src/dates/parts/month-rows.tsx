import type { PropsOf } from "../../definition/define-variant.ts";
import { formatMonth } from "../../format/format-dates.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import type { dates } from "../dates.block.ts";
import { DepartureRow } from "./departure-row.tsx";
import { groupByMonth } from "./group-by-month.ts";
import styles from "./month-rows.module.css";

type MonthRowsProps = PropsOf<typeof dates> & {
  departures: DepartureView[];
  /** The day of the departure above them: its month's name is not said again. */
  after?: string | undefined;
};

/** Rows of departures, each month with its name at the side (above on phones). */
export function MonthRows({ departures, after, ...props }: MonthRowsProps) {
  return groupByMonth(departures).map(({ month, departures: ofMonth }) => (
    <div key={month} className={styles.month} data-goes-on={after?.startsWith(month) || undefined}>
      {!after?.startsWith(month) && <h3 className={styles.name}>{formatMonth(`${month}-01`)}</h3>}
      <ul role="list" className={styles.rows}>
        {ofMonth.map((departure) => (
          <li key={departure.id}>
            <DepartureRow {...props} departure={departure} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
