import type { CalendarDate } from "@tour/dates";
import { readDate } from "./read-options.ts";

/** A bound of the days to choose from: yyyy-MM-dd or 'today'. Specification, section 2. */
export type DateBound = CalendarDate | "today";

/** The days between which there is a calendar at all. */
export const FIRST_DATE = "0001-01-01";
export const LAST_DATE = "9999-12-31";

/** A bound as a date; none while it is 'today' and today is not known, or when it is no day. */
export function resolveBound(
  bound: DateBound | undefined,
  today: CalendarDate | null,
): CalendarDate | undefined {
  return bound === "today" ? (today ?? undefined) : readDate(bound);
}

/** The date brought between two others; either may be missing. */
export function clampDate(
  date: CalendarDate,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): CalendarDate {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}
