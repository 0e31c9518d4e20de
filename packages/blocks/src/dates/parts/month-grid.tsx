import { formatDateRange } from "../../format/format-dates.ts";
import type { Money } from "@tour/api";
import { bookingPath, opensBooking } from "../../content/link.ts";
import { formatMoney } from "../../format/format-money.ts";
import type { PageFacts } from "../../page-data/page-data.ts";
import { isOpen, isTaken } from "../../page-data/select-departures.ts";
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
  page: PageFacts;
}

/**
 * A month as a table; a departure is a band across its days, with its price under the first, which
 * leads to its booking. The other days lead to its row, and so does the first where nobody can book.
 */
export function MonthGrid({ blockId, month, departures, page }: MonthGridProps) {
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
                {day && <Day {...day} blockId={blockId} page={page} />}
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

/** With more signs than these it is wider than its day: the row beside the calendar says it. */
const fitting = 7;

/** The number alone: the link's own words say it with its currency. */
function DayPrice({ price }: { price: Money }) {
  const number = formatMoney(price).replace(/\s\D+$/, "");
  if (number.length > fitting) return null;
  return <small className={styles.price}>{number}</small>;
}

type DayProps = CalendarDay & { blockId: string; page: PageFacts };

/** Only the first day is a stop of the Tab key: the rest lead to the same place. */
function Day({ day, departure, isStart, blockId, page }: DayProps) {
  if (!departure) return <span className={styles.day}>{day}</span>;
  const range = formatDateRange(departure.start, departure.end, page.today);
  const { price } = departure;
  if (isStart && price && isOpen(departure) && page.takesRequests !== false) {
    const href = bookingPath(page.path, departure.id);
    return (
      <a
        className={styles.day}
        href={href}
        {...opensBooking(href)}
        aria-label={texts.dates.bookOf(day, range, formatMoney(price))}
      >
        {day} <DayPrice price={price} />
      </a>
    );
  }
  return (
    <a
      className={styles.day}
      href={`#${blockId}-${departure.id}`}
      tabIndex={isStart ? undefined : -1}
      aria-label={`${day}: ${range}`}
    >
      {day}
    </a>
  );
}
