import { tzOffset } from "@date-fns/tz/tzOffset";
import { addMinutes } from "date-fns/addMinutes";
import { fromDate } from "./calendar-date.ts";
import type { CalendarDate } from "./calendar-date.ts";

/**
 * The day that it is in a time zone of the IANA list at an instant; without a zone, the device's.
 * Throws a RangeError for a zone that there is not.
 */
export function readToday(timeZone?: string, now: Date = new Date()): CalendarDate {
  const ahead = timeZone === undefined ? -now.getTimezoneOffset() : tzOffset(timeZone, now);
  // What the clocks there show, as an instant whose clocks in Greenwich show it.
  return fromDate(addMinutes(now, ahead));
}

/** Whether there is such a time zone. */
export function isTimeZone(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(tzOffset(value, new Date(0)));
}
