import { addMonths, countDays, startOfMonth } from "@tour/dates";
import { formatMonthName } from "../../format/format-dates.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { ScheduleRow } from "../select-schedule.ts";
import styles from "./year-line.module.css";

/** A departure of a day or two would be a hair. */
const shortestBar = 5;

interface YearLineProps {
  rows: readonly ScheduleRow[];
  today: string;
}

/**
 * The months from today's on as a line, as many as hold the departures, twelve at least, with a bar for
 * each departure. Its rows say the same in words.
 */
export function YearLine({ rows, today }: YearLineProps) {
  const first = startOfMonth(today);
  const months = [first];
  const last = rows.at(-1)?.end ?? first;
  while (months.length < 12 || addMonths(months.at(-1)!, 1) <= last) {
    months.push(addMonths(months.at(-1)!, 1));
  }
  const length = countDays(first, addMonths(months.at(-1)!, 1));
  return (
    <span className={styles.year} aria-hidden="true">
      <svg className={styles.bars} viewBox={`0 0 ${length} 24`} preserveAspectRatio="none">
        {months.map((month) => (
          <line
            key={month}
            x1={countDays(first, month)}
            x2={countDays(first, month)}
            y1="0"
            y2="24"
          />
        ))}
        {rows.map((row) => (
          <rect
            key={row.id}
            x={countDays(first, row.start)}
            width={Math.max(shortestBar, countDays(row.start, row.end) + 1)}
            y={isTaken(row) ? 9 : 4}
            height={isTaken(row) ? 6 : 16}
            data-is-taken={isTaken(row)}
          />
        ))}
      </svg>
      <span className={styles.months}>
        {months.map((month) => (
          <span key={month}>{formatMonthName(month).slice(0, 3)}</span>
        ))}
      </span>
    </span>
  );
}
