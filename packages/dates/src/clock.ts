import { TZDateMini } from "@date-fns/tz/date/mini";
import type { CalendarDate } from "./calendar-date.ts";

/** The instant at which the clocks of a zone of the IANA list show a time (`HH:mm`) on a day. */
export function fromClock(day: CalendarDate, time: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const there = new TZDateMini(year, month - 1, date, hours, minutes, timeZone);
  return new Date(there.getTime());
}

/** What the clocks of a zone show at an instant, `HH:mm`. */
export function readClock(instant: Date, timeZone: string): string {
  const there = new TZDateMini(instant, timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(there.getHours())}:${two(there.getMinutes())}`;
}
