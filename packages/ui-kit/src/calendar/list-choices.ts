import { addMonths, type CalendarDate } from "@tour/dates";
import { YEARS_IN_ROW } from "./choice-keys.ts";

/** How many years may be chosen before and after the one shown, where no bound is nearer. */
const YEARS_BEFORE = 120;
const YEARS_AFTER = 50;

/** The first days of the months of a day's year. */
export function listMonths(day: CalendarDate): CalendarDate[] {
  const january = `${day.slice(0, 4)}-01-01`;
  return Array.from({ length: 12 }, (_, month) => addMonths(january, month));
}

/** The first days of the years around a day's, as far as the bounds and in whole rows. */
export function listYears(day: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate[] {
  const [shown, first, last] = [day, min, max].map((date) => Number(date.slice(0, 4))) as Years;
  const from = Math.min(shown, Math.max(first, shown - YEARS_BEFORE));
  const to = Math.max(shown, Math.min(last, shown + YEARS_AFTER));
  const start = from - (from % YEARS_IN_ROW);
  const rows = Math.ceil((to + 1 - start) / YEARS_IN_ROW);
  return Array.from({ length: rows * YEARS_IN_ROW }, (_, index) => start + index)
    .filter((year) => year >= 1 && year <= 9999)
    .map((year) => `${String(year).padStart(4, "0")}-01-01`);
}

type Years = [shown: number, first: number, last: number];
