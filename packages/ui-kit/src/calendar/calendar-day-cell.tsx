import type { Texts } from "../locale/locale.ts";
import { fillText } from "../locale/locale.ts";
import type { CalendarDay, DateRange } from "./calendar-model.ts";
import { chooseInRange } from "./calendar-model.ts";
import { formatDay } from "./date-format.ts";
import type { CalendarState } from "./use-calendar.ts";
import styles from "./calendar.module.css";

interface CalendarDayCellProps {
  day: CalendarDay;
  calendar: CalendarState;
  texts: Texts["calendar"];
}

function readPlace({ from, to }: DateRange, date: string) {
  if (!from || !to || from === to || date < from || date > to) return undefined;
  if (date === from) return "start";
  return date === to ? "end" : "middle";
}

/** One day of the grid; a day of another month leaves its place empty. */
export function CalendarDayCell({ day, calendar, texts }: CalendarDayCellProps) {
  const { range, preview } = calendar;
  const { value } = day;
  if (!day.isSameMonth) return <td className={styles.cell} />;
  const seen = preview === null ? range : chooseInRange(range, preview);
  const isEnd = value === range.from || value === range.to;
  const isSelected = isEnd || readPlace(range, value) !== undefined;
  const name = formatDay(value, calendar.code);
  return (
    <td
      role="gridcell"
      className={styles.cell}
      aria-selected={isSelected}
      data-place={readPlace(seen, value)}
      data-preview={preview === null ? undefined : ""}
    >
      <button
        type="button"
        className={styles.day}
        data-date={value}
        data-chosen={isEnd || undefined}
        data-marked={day.isMarked || undefined}
        tabIndex={value === calendar.active ? 0 : -1}
        aria-label={day.isMarked ? fillText(texts.marked, { date: name }) : name}
        aria-current={day.isToday ? "date" : undefined}
        aria-disabled={day.isDisabled || undefined}
        onClick={() => calendar.choose(value)}
        onPointerEnter={() => calendar.setHovered(value)}
        onFocus={() => calendar.setHovered(value)}
      >
        {day.day}
      </button>
    </td>
  );
}
