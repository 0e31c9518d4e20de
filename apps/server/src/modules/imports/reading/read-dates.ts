import { isCalendarDate } from "@tour/dates";
import type { CalendarDate } from "@tour/dates";

/** One date of a tour; the last day where the text names it. */
export interface NamedDates {
  start: CalendarDate;
  end?: CalendarDate;
}

export type DateProblem = "no year" | "no date";

/** Each in full, as after a day, or short. */
const months = [
  ...["янв(?:ар[ья])?", "фев(?:р(?:ал[ья])?)?", "мар(?:та?)?", "апр(?:ел[ья])?", "ма[йя]"],
  ...["июн[ья]?", "июл[ья]?", "авг(?:уста?)?", "сен(?:т(?:ябр[ья])?)?", "окт(?:ябр[ья])?"],
  ...["ноя(?:б(?:р[ья])?)?", "дек(?:абр[ья])?"],
].map((month) => new RegExp(`^${month}$`, "iu"));
/** From 1; 0 for what is no month. */
const monthOf = (word: string) => months.findIndex((month) => month.test(word)) + 1;

interface Day {
  day: number;
  month?: number;
  year?: number;
}

const dotted = String.raw`(?<day>\d{1,2})(?:[./](?<month>\d{1,2})(?:[./](?<year>\d{4}|\d{2}))?)?`;
const worded = String.raw`(?<day>\d{1,2})(?:\s+(?<word>[а-яё]{3,8})\.?(?:\s+(?<year>\d{4}))?)?`;
const iso = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const forms = [dotted, worded, iso].map((form) => new RegExp(`^${form}$`, "iu"));

/** One or many dates, with a new line, a semicolon or a comma between them. */
export function readManyDates(text: string): { dates: NamedDates[] } | { problem: DateProblem } {
  const dates: NamedDates[] = [];
  for (const part of text.split(/[\n;,]/).filter((one) => one.trim())) {
    const read = readDates(part);
    if (typeof read === "string") return { problem: read };
    dates.push(read);
  }
  return dates.length > 0 ? { dates } : { problem: "no date" };
}

/**
 * "12.06.2027", "2027-06-12", "12–18.06.2027", "с 28 июня по 4 июля 2027": what the first day lacks
 * is the last day's.
 */
export function readDates(text: string): NamedDates | DateProblem {
  const [first, last, ...more] = splitRange(text);
  const end = last === undefined ? undefined : readDay(last);
  const named = readDay(first ?? "");
  if (!named || more.length > 0 || (last !== undefined && !end)) return "no date";
  const start = {
    ...named,
    month: named.month ?? end?.month,
    year: named.year ?? yearBefore(named, end),
  };
  if (start.year === undefined || (end && end.year === undefined)) return "no year";
  const dates = { start: toDay(start), ...(end && { end: toDay(end) }) };
  const areDays = Object.values(dates).every((day) => isCalendarDate(day));
  return areDays ? dates : "no date";
}

/** Of "28.12–04.01.2028" the first day is of the year before. */
function yearBefore({ month }: Day, end: Day | undefined): number | undefined {
  if (end?.year === undefined) return undefined;
  return month !== undefined && end.month !== undefined && month > end.month
    ? end.year - 1
    : end.year;
}

function splitRange(text: string): string[] {
  const plain = text
    .replace(/\sг(?:\.|ода?)?(?=\s|$)/giu, "")
    .replace(/[T\s]+\d{1,2}:\d{2}(?::\d{2})?/g, "")
    .trim();
  const words = /^с\s+(.+?)\s+(?:по|до)\s+(.+)$/iu.exec(plain);
  if (words) return [words[1]!, words[2]!];
  // A hyphen within 2027-06-12 parts nothing.
  const parts = plain.split(/\s*[–—]\s*|\s+-\s+|(?<=\d{4}-\d\d-\d\d)\s*\/\s*/);
  if (parts.length > 1 || new RegExp(`^${iso}$`).test(plain)) return parts;
  return plain.split(/\s*-\s*/);
}

function readDay(text: string): Day | undefined {
  const groups = forms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!groups) return undefined;
  const { day, month, word, year } = groups;
  return {
    day: Number(day),
    ...(month && { month: Number(month) }),
    ...(word && { month: monthOf(word) }),
    ...(year && { year: Number(year.length === 2 ? `20${year}` : year) }),
  };
}

const toDay = ({ year = 0, month = 0, day }: Partial<Day>): string =>
  [String(year).padStart(4, "0"), month, day]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
