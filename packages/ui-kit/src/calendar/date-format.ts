import { addDays, type CalendarDate } from "./calendar-date.ts";

/** Regions whose weeks start on Sunday; a table, because browsers' and servers' own differ. */
const SUNDAY_REGIONS = new Set("AU BR CA CO HK IL IN JP KR MX PE PH SA TH TW US ZA".split(" "));

/** The first day of the week by a language tag: 1 Monday, 7 Sunday. */
export function readFirstWeekDay(code: string): number {
  const region = code.split("-").find((part, index) => index > 0 && part.length === 2);
  return region && SUNDAY_REGIONS.has(region.toUpperCase()) ? 7 : 1;
}

function format(date: CalendarDate, code: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(code, { ...options, timeZone: "UTC" }).format(new Date(date));
}

/** "June 2026", with a capital first letter in every language. */
export function formatMonth(date: CalendarDate, code: string): string {
  return `${formatMonthName(date, code)} ${format(date, code, { year: "numeric" }).replace(/[^\p{N}]+$/u, "")}`;
}

/** "June": the month alone, with a capital first letter. */
export function formatMonthName(date: CalendarDate, code: string): string {
  const name = format(date, code, { month: "long" });
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** "Monday, June 1, 2026": what a screen reader says for a day. */
export function formatDay(date: CalendarDate, code: string): string {
  return format(date, code, { dateStyle: "full" });
}

/** Names of the seven days of a week, the first day first; short to see and long to hear. */
export function formatWeekDays(firstWeekDay: number, code: string) {
  // The first day of 2024 was a Monday.
  const monday = "2024-01-01";
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, firstWeekDay - 1 + index);
    return {
      short: format(date, code, { weekday: "short" }),
      long: format(date, code, { weekday: "long" }),
    };
  });
}
