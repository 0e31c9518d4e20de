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
 * year, with any signs between or none; yyyy-MM-dd too. A year of two figures is one of this century.
 */
export function parseTyped(text: string, code: string, isRange: boolean): DateRange | null {
  const order = splitPattern(code)
    .map((part) => part.type)
    .filter((type): type is DatePart => /^(year|month|day)$/.test(type));
  const numbers = (text.match(/\d{8}|\d+/g) ?? []).flatMap((number) => splitRun(number, order));
  const first = readDate(numbers.slice(0, 3), order);
  if (first === null) return null;
  if (!isRange) return numbers.length === 3 ? { from: first, to: first } : null;
  const second = readDate(numbers.slice(3), order);
  if (second === null) return null;
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}

/** A phone's keyboard of figures has no signs to put between: 18062026 is 18, 06 and 2026. */
function splitRun(number: string, order: readonly DatePart[]): string[] {
  if (number.length !== 8 && number.length !== 6) return [number];
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === "year" ? number.length - 4 : 2;
    return number.slice(from, at);
  });
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
