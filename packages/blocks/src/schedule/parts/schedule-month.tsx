import { formatMonth } from "../../format/format-dates.ts";
import { plural } from "../../format/plural.ts";
import { Fold } from "../../parts/fold/fold.tsx";
import { texts } from "../../texts/ru.ts";
import type { ScheduleRow as Row } from "../select-schedule.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import styles from "./schedule-month.module.css";

interface ScheduleMonthProps {
  /** `yyyy-MM`. */
  month: string;
  rows: readonly Row[];
  today: string;
  /** Words of the links to the tours. */
  linkText: string;
  isOpen: boolean;
}

/** The departures of a month, folded away or open; says how many there are. */
export function ScheduleMonth({ month, rows, today, linkText, isOpen }: ScheduleMonthProps) {
  const summary = (
    <>
      <h3 className={styles.name}>{formatMonth(`${month}-01`)}</h3>
      <span className={styles.count}>{plural(rows.length, texts.schedule.departures)}</span>
    </>
  );
  return (
    <Fold className={styles.month} isOpen={isOpen} summary={summary}>
      <ul role="list">
        {rows.map((row) => (
          <ScheduleRow key={row.id} row={row} today={today} linkText={linkText} />
        ))}
      </ul>
    </Fold>
  );
}
