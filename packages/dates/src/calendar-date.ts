import { UTCDateMini } from "@date-fns/utc/date/mini";

/** A day on a wall calendar, yyyy-MM-dd: no time, no time zone. */
export type CalendarDate = string;

const firstDay = "0001-01-01";

/** Whether something is a day that exists, as yyyy-MM-dd, of the years 0001 to 9999. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = toDate(value);
  // The 30th of February is read as a day in March.
  return !Number.isNaN(date.getTime()) && fromDate(date) === value && value >= firstDay;
}

/** The day's midnight in UTC, which no time zone and no summer time moves; for `Intl` and date-fns. */
export function toDate(day: CalendarDate): Date {
  return new UTCDateMini(day);
}

/** The day that it is in UTC at an instant. */
export function fromDate(date: Date): CalendarDate {
  return date.toISOString().replace(/T.*/, "");
}
