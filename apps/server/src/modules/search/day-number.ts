import { addDays, addMonths, countDays, countMonths, readToday } from "@tour/dates";

const epoch = "1970-01-01";

/** Days since 1970-01-01 of a calendar date, `yyyy-MM-dd`. */
export const toDayNumber = (date: string): number => countDays(epoch, date);

/** The calendar date of a day's number. */
export const toDate = (day: number): string => addDays(epoch, day);

const monthNumbers = new Map<number, number>();

/** Months since January 1970 of a day's number; all tours share few days, so each is counted once. */
export function toMonthNumber(day: number): number {
  let month = monthNumbers.get(day);
  if (month === undefined) {
    month = countMonths(epoch, toDate(day));
    monthNumbers.set(day, month);
  }
  return month;
}

/** The month of a month's number, `yyyy-MM`. */
export const toMonth = (month: number): string => addMonths(epoch, month).slice(0, 7);

interface Clock {
  /** The last minute that was asked for, since 1970, and the day that it belonged to. */
  minute: number;
  day: number;
}

const clocks = new Map<string, Clock>();

/** Today's number in a place, by its time zone. Days begin with a minute, so each is asked once. */
export function todayIn(timeZone: string, now: Date): number {
  const minute = Math.floor(now.getTime() / 60_000);
  const clock = clocks.get(timeZone);
  if (clock?.minute === minute) return clock.day;
  const day = toDayNumber(readToday(timeZone, now));
  clocks.set(timeZone, { minute, day });
  return day;
}
