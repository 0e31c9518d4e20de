import type { ReactNode } from "react";
import type { Texts } from "../locale/locale.ts";
import { CalendarDayCell } from "./calendar-day-cell.tsx";
import { buildMonth } from "./calendar-model.ts";
import { formatMonth, formatWeekDays } from "./date-format.ts";
import type { CalendarState } from "./use-calendar.ts";
import styles from "./calendar.module.css";

interface CalendarMonthProps {
  id: string;
  /** First day of the month, yyyy-MM-dd. */
  month: string;
  calendar: CalendarState;
  marked: ReadonlySet<string>;
  isRange: boolean;
  /** Buttons on either side of the title. */
  before: ReactNode;
  after: ReactNode;
  texts: Texts["calendar"];
}

/** One month: its title and the grid of its weeks. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { id, month, calendar, marked, texts } = props;
  const { firstWeekDay, code } = calendar;
  const weeks = buildMonth(month, firstWeekDay, { ...calendar.rules, marked });
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {props.before}
        <div id={id} className={styles.title} aria-live="polite">
          {formatMonth(month, code)}
        </div>
        {props.after}
      </div>
      <table
        // The practices' date grid is a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.grid}
        aria-labelledby={id}
        aria-multiselectable={props.isRange || undefined}
        onKeyDown={calendar.handleKey}
        onPointerLeave={() => calendar.setHovered(null)}
      >
        <thead>
          <tr>
            {formatWeekDays(firstWeekDay, code).map((name) => (
              <th key={name.long} scope="col" abbr={name.long} className={styles.weekDay}>
                {name.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.value}>
              {week.map((day) => (
                <CalendarDayCell key={day.value} day={day} calendar={calendar} texts={texts} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
