import { addDays as addDaysTo } from "date-fns/addDays";
import { addMonths as addMonthsTo } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { fromDate, toDate, type CalendarDate } from "./calendar-date.ts";

/** The day `count` days later; earlier when negative. */
export function addDays(day: CalendarDate, count: number): CalendarDate {
  return fromDate(addDaysTo(toDate(day), count));
}

/** The same day `count` months later, or that month's last day when it is shorter. */
export function addMonths(day: CalendarDate, count: number): CalendarDate {
  return fromDate(addMonthsTo(toDate(day), count));
}

/** Days from one day to another; negative when the other is earlier. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(toDate(to), toDate(from));
}

/** Whole months from one day's month to another's. */
export function countMonths(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarMonths(toDate(to), toDate(from));
}
