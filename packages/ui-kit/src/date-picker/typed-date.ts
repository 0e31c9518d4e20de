import { isCalendarDate, toDate, type CalendarDate } from "@tour/dates";
import { LAST_DATE } from "../calendar/calendar-bounds.ts";
import type { DateRange } from "../calendar/calendar-model.ts";

export type DatePart = "year" | "month" | "day";

const PARTS: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "UTC",
  calendar: "gregory",
  numberingSystem: "latn",
};
const RANGE_DASH = " – ";

function splitPattern(code: string) {
  return new Intl.DateTimeFormat(code, PARTS).formatToParts(toDate("2026-06-01"));
}

/** A date in figures as the language writes it: 06/01/2026, 01.06.2026. */
export function formatTyped(date: CalendarDate, code: string): string {
  return new Intl.DateTimeFormat(code, PARTS).format(toDate(date));
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

interface Wanted {
  /** BCP 47 tag of the language. */
  code: string;
  isRange: boolean;
  /** The latest day that may be chosen. */
  max?: CalendarDate | undefined;
}

/**
 * The date or the range that a text stands for, or `null`. The language's order of day, month and
 * year, with any signs between or none; yyyy-MM-dd too. A year of two figures is one of this century,
 * or of the one before when nothing so late may be chosen: a birthday in 57 is one in 1957.
 */
export function parseTyped(text: string, { code, isRange, max }: Wanted): DateRange | null {
  const order = splitPattern(code)
    .map((part) => part.type)
    .filter((type): type is DatePart => /^(year|month|day)$/.test(type));
  const numbers = (text.match(/\d{8}|\d+/g) ?? []).flatMap((number) => splitRun(number, order));
  const first = readDate(numbers.slice(0, 3), order, max);
  if (first === null) return null;
  if (!isRange) return numbers.length === 3 ? { from: first, to: first } : null;
  const second = readDate(numbers.slice(3), order, max);
  if (second === null) return null;
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}

/** The one date that a text stands for, or `null`, read as `DatePicker` reads it. */
export const readTyped = (text: string, code: string, max?: CalendarDate): CalendarDate | null =>
  parseTyped(text, { code, isRange: false, max })?.from ?? null;

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

function readDate(
  numbers: readonly string[],
  order: readonly DatePart[],
  max = LAST_DATE,
): CalendarDate | null {
  if (numbers.length !== 3) return null;
  const isIso = numbers[0]?.length === 4;
  const places = isIso ? (["year", "month", "day"] as const) : order;
  const read = (part: DatePart) => numbers[places.indexOf(part)] ?? "";
  const monthAndDay = `${read("month").padStart(2, "0")}-${read("day").padStart(2, "0")}`;
  const years =
    read("year").length === 2 ? ["20", "19"].map((one) => one + read("year")) : [read("year")];
  const dates = years.map((year) => `${year}-${monthAndDay}`).filter(isCalendarDate);
  return dates.find((date) => date <= max) ?? dates[0] ?? null;
}
