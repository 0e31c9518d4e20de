import { isCalendarDate, type CalendarDate } from "../calendar/calendar-date.ts";
import type { DateRange } from "../calendar/calendar-model.ts";

type DatePart = "year" | "month" | "day";

const PARTS: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "UTC",
  numberingSystem: "latn",
};
const RANGE_DASH = " – ";

function splitPattern(code: string) {
  return new Intl.DateTimeFormat(code, PARTS).formatToParts(new Date("2026-06-01"));
}

/** A date in figures as the language writes it: 06/01/2026, 01.06.2026. */
export function formatTyped(date: CalendarDate, code: string): string {
  return new Intl.DateTimeFormat(code, PARTS).format(new Date(date));
}

/** What stands in the field for a range; a single date is a range of one day. */
export function formatRange({ from, to }: DateRange, code: string, isRange: boolean): string {
  if (from === null) return "";
  const first = formatTyped(from, code);
  if (!isRange) return first;
  return `${first}${RANGE_DASH}${to === null ? "" : formatTyped(to, code)}`.trimEnd();
}

/** How a date is to be typed: the language's order with a letter for each figure. */
export function describePattern(code: string, letters: Record<DatePart, string>): string {
  return splitPattern(code)
    .map((part) => letters[part.type as DatePart] ?? part.value)
    .join("");
}

/**
 * The date or the range that a text stands for, or `null`. The language's order of day, month and
 * year, with any signs between; yyyy-MM-dd too. A year of two figures is one of this century.
 */
export function parseTyped(text: string, code: string, isRange: boolean): DateRange | null {
  const numbers = text.match(/\d+/g) ?? [];
  const order = splitPattern(code)
    .map((part) => part.type)
    .filter((type): type is DatePart => /^(year|month|day)$/.test(type));
  const first = readDate(numbers.slice(0, 3), order);
  if (first === null) return null;
  if (!isRange) return numbers.length === 3 ? { from: first, to: first } : null;
  const second = readDate(numbers.slice(3), order);
  if (second === null) return null;
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}

function readDate(numbers: readonly string[], order: readonly DatePart[]): CalendarDate | null {
  if (numbers.length !== 3) return null;
  const isIso = numbers[0]?.length === 4;
  const places = isIso ? (["year", "month", "day"] as const) : order;
  const read = (part: DatePart) => numbers[places.indexOf(part)] ?? "";
  const year = read("year").length === 2 ? `20${read("year")}` : read("year");
  const date = `${year}-${read("month").padStart(2, "0")}-${read("day").padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}
