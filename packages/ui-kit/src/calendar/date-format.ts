import { addDays, toDate, type CalendarDate } from "@tour/dates";
import { weekStarts } from "./week-starts.gen.ts";

/** The first day of the week in a language's region, by CLDR: 1 Monday, 7 Sunday. */
export function readFirstWeekDay(code: string): number {
  const { region } = new Intl.Locale(code).maximize();
  const start = Object.entries(weekStarts).find(([, regions]) =>
    regions.split(" ").includes(`${region}`),
  );
  return start ? Number(start[0]) : 1;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: making one costs far more than using it. */
function format(date: CalendarDate, code: string, options: Intl.DateTimeFormatOptions): string {
  const key = code + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    // The grid is one of Gregorian months, also where people count by another calendar.
    made = new Intl.DateTimeFormat(code, { ...options, calendar: "gregory", timeZone: "UTC" });
    formats.set(key, made);
  }
  return made.format(toDate(date));
}

/** "June 2026", with a capital first letter in every language. */
export function formatMonth(date: CalendarDate, code: string): string {
  return `${formatMonthName(date, code)} ${formatYear(date, code)}`;
}

/** "June": the month alone, with a capital first letter. */
export function formatMonthName(date: CalendarDate, code: string): string {
  const name = format(date, code, { month: "long" });
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** "2026": the year in the language's own figures. */
export function formatYear(date: CalendarDate, code: string): string {
  return format(date, code, { year: "numeric" }).replace(/^[^\p{N}]+|[^\p{N}]+$/gu, "");
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
