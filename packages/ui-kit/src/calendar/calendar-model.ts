import { isCalendarDate, listMonthWeeks, type CalendarDate } from "@tour/dates";

/** One day of a calendar. Specification, section 3. */
export interface CalendarDay {
  /** The date, yyyy-MM-dd. */
  value: CalendarDate;
  /** Day of the month, 1 to 31. */
  day: number;
  /** Day of the week, 1 Monday to 7 Sunday. */
  weekDay: number;
  /** Whether it belongs to the month shown, and does not only fill up its first or last week. */
  isSameMonth: boolean;
  isToday: boolean;
  isDisabled: boolean;
  isMarked: boolean;
}

/** Two days, both included; `to` is missing until the second one is chosen. */
export interface DateRange {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export const EMPTY_RANGE: DateRange = { from: null, to: null };

export interface DayRules {
  /** The current day; `null` while it is not known, as on the server. */
  today: CalendarDate | null;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  marked?: ReadonlySet<CalendarDate> | undefined;
  isDateDisabled?: ((date: CalendarDate) => boolean) | undefined;
}

/** Whether a day may not be chosen: out of the bounds, or ruled out by the caller. */
export function isDisabledDate(date: CalendarDate, rules: DayRules): boolean {
  const { min, max } = rules;
  // After the 31st of December 9999 there are no days as yyyy-MM-dd.
  if (!isCalendarDate(date)) return true;
  if (min !== undefined && date < min) return true;
  if (max !== undefined && date > max) return true;
  return rules.isDateDisabled?.(date) ?? false;
}

/** The weeks of a month, each of seven days, filled up with days of the months beside it. */
export function buildMonth(
  month: CalendarDate,
  firstWeekDay: number,
  rules: DayRules,
): CalendarDay[][] {
  const name = month.slice(0, 7);
  return listMonthWeeks(month, firstWeekDay).map((week) =>
    week.map((value, index) => ({
      value,
      day: Number(value.slice(-2)),
      weekDay: ((firstWeekDay - 1 + index) % 7) + 1,
      isSameMonth: value.startsWith(name),
      isToday: value === rules.today,
      isDisabled: isDisabledDate(value, rules),
      isMarked: rules.marked?.has(value) ?? false,
    })),
  );
}

/** The range after a press: first day, second day in either order, and the third starts anew. */
export function chooseInRange(range: DateRange, date: CalendarDate): DateRange {
  if (range.from === null || range.to !== null) return { from: date, to: null };
  return date < range.from ? { from: date, to: range.from } : { from: range.from, to: date };
}
