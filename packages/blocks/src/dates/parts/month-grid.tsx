import { formatDateRange } from "../../format/format-dates.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import { makeWeeks } from "./make-weeks.ts";
import type { CalendarDay } from "./make-weeks.ts";
import styles from "./month-grid.module.css";

interface MonthGridProps {
  blockId: string;
  /** `yyyy-MM`. */
  month: string;
  /** All departures: one may run over from the month before. */
  departures: DepartureView[];
  today: string;
}

/** A month as a table; a departure is a band across its days, and each of its days leads to it. */
export function MonthGrid({ blockId, month, departures, today }: MonthGridProps) {
  return (
    <table className={styles.grid} aria-labelledby={`${blockId}-${month}`}>
      <thead>
        <tr>
          {texts.dates.weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {makeWeeks(month, departures).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) => (
              <td key={column} {...bandOf(day)}>
                {day && <Day {...day} blockId={blockId} today={today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which part of a departure's band a cell draws. */
function bandOf(day: CalendarDay | null) {
  if (!day?.departure) return { className: styles.cell };
  return {
    className: styles.cell,
    "data-band": isTaken(day.departure) ? "full" : "open",
    "data-is-start": day.isStart,
    "data-is-end": day.isEnd,
  };
}

/** Only the first day is a stop of the Tab key: the rest lead to the same place. */
function Day({
  day,
  departure,
  isStart,
  blockId,
  today,
}: CalendarDay & { blockId: string; today: string }) {
  if (!departure) return <span className={styles.day}>{day}</span>;
  return (
    <a
      className={styles.day}
      href={`#${blockId}-${departure.id}`}
      tabIndex={isStart ? undefined : -1}
      aria-label={`${day}: ${formatDateRange(departure.start, departure.end, today)}`}
    >
      {day}
    </a>
  );
}
