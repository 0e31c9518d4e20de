import { isCalendarDate, type CalendarDate } from "@tour/dates";
import { EMPTY_RANGE, type DateRange } from "./calendar-model.ts";

// What a form, an address or a server gave may be no day at all: it is as if nothing had been given.

/** More months than anyone compares. */
const MAX_MONTHS = 12;

/** A day, or nothing. */
export function readDate(value: unknown): CalendarDate | undefined {
  return isCalendarDate(value) ? value : undefined;
}

/** A value of either mode as a range: one date is a range of one day, and the earlier day is first. */
export function readRange(value: unknown, isRange: boolean): DateRange {
  if (isCalendarDate(value)) return { from: value, to: value };
  if (typeof value !== "object" || value === null) return EMPTY_RANGE;
  const ends: { from?: unknown; to?: unknown } = value;
  const [from = null, to = null] = [readDate(ends.from), readDate(ends.to)];
  if (from === null) return EMPTY_RANGE;
  if (!isRange) return { from, to: from };
  return to !== null && to < from ? { from: to, to: from } : { from, to };
}

/** The marked days. */
export function readMarked(value: unknown): ReadonlySet<CalendarDate> {
  return new Set(Array.isArray(value) ? value.filter(isCalendarDate) : []);
}

/** How many months stand side by side: at least one. */
export function readMonths(value: unknown): number {
  const months = Math.floor(Number(value ?? 1));
  return months >= 1 ? Math.min(months, MAX_MONTHS) : 1;
}

/** 1 Monday to 7 Sunday, or nothing. */
export function readWeekStart(value: unknown): number | undefined {
  const isDay = typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 7;
  return isDay ? value : undefined;
}
