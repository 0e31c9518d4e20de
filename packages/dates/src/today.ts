import { TZDateMini } from "@date-fns/tz/date/mini";
import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";
import type { CalendarDate } from "./calendar-date.ts";

/**
 * The day that it is in a time zone of the IANA list at an instant; without a zone, the device's.
 * Throws a RangeError for a zone that there is not.
 */
export function readToday(timeZone?: string, now: Date = new Date()): CalendarDate {
  return formatISO(new TZDateMini(now, timeZone), { representation: "date" });
}

/** Whether there is such a time zone. */
export function isTimeZone(value: unknown): value is string {
  return typeof value === "string" && isValid(new TZDateMini(0, value));
}
