import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { endOfMonth as endOfMonthOf } from "date-fns/endOfMonth";
import { getISODay } from "date-fns/getISODay";
import { startOfMonth as startOfMonthOf } from "date-fns/startOfMonth";
import { startOfWeek as startOfWeekOf } from "date-fns/startOfWeek";
import { fromDate, toDate, type CalendarDate } from "./calendar-date.ts";

/** date-fns counts the days of a week from Sunday, 0; here as by ISO 8601 1 is Monday, 7 Sunday. */
const startingOn = (firstWeekDay: number) => ({
  weekStartsOn: (firstWeekDay % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6,
});

/** The first day of the day's month. */
export function startOfMonth(day: CalendarDate): CalendarDate {
  return fromDate(startOfMonthOf(toDate(day)));
}

/** The last day of the day's month. */
export function endOfMonth(day: CalendarDate): CalendarDate {
  return fromDate(endOfMonthOf(toDate(day)));
}

/** The day of the week, 1 Monday to 7 Sunday. */
export function readWeekDay(day: CalendarDate): number {
  return getISODay(toDate(day));
}

/** The first day of the week around a day, whose weeks start on `firstWeekDay` (1 to 7). */
export function startOfWeek(day: CalendarDate, firstWeekDay: number): CalendarDate {
  return fromDate(startOfWeekOf(toDate(day), startingOn(firstWeekDay)));
}

/** The weeks of the day's month, seven days each, filled up with days of the months beside it. */
export function listMonthWeeks(day: CalendarDate, firstWeekDay: number): CalendarDate[][] {
  const first = startOfMonthOf(toDate(day));
  const end = addMonths(first, 1);
  const weeks: CalendarDate[][] = [];
  for (
    let week = startOfWeekOf(first, startingOn(firstWeekDay));
    week < end;
    week = addDays(week, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => fromDate(addDays(week, index))));
  }
  return weeks;
}
