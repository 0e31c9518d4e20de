import type { ReactNode } from "react";
import hidden from "../behaviours/visually-hidden.module.css";
import { fillText, type Texts } from "../locale/locale.ts";
import { CalendarDayCell } from "./calendar-day-cell.tsx";
import { buildMonth } from "./calendar-model.ts";
import { formatMonth, formatWeekDays } from "./date-format.ts";
import { TitleButton } from "./title-button.tsx";
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
  /** Asks for the choice of another month and year. */
  onTitle: () => void;
}

/** One month: its title and the grid of its weeks. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { id, month, calendar, marked, texts } = props;
  const { firstWeekDay, code } = calendar;
  const weeks = buildMonth(month, firstWeekDay, { ...calendar.rules, marked });
  const name = formatMonth(month, code);
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {props.before}
        <TitleButton
          text={name}
          label={fillText(texts.chooseMonth, { month: name })}
          onClick={props.onTitle}
        />
        {props.after}
      </div>
      <div id={id} className={hidden.hidden} aria-live="polite">
        {name}
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
            {formatWeekDays(firstWeekDay, code).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekDay}>
                {short}
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
