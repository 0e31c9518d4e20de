import { addDays, countDays, isCalendarDate } from "@tour/dates";
import type { CalendarDate } from "@tour/dates";
import { fold, pattern } from "./fold.ts";

export interface NamedDates {
  start: CalendarDate;
  end: CalendarDate;
  from: number;
  to: number;
}

const months = [
  "янв",
  "фев",
  "мар",
  "апр",
  "ма[йя]",
  "июн",
  "июл",
  "авг",
  "сен",
  "окт",
  "ноя",
  "дек",
];
const month = String.raw`(?:${months.join("|")})[а-я]{0,6}`;
const year = String.raw`20\d\d`;
const dash = String.raw` ?(?:-|по|до) ?`;

/** From the most that is said to the least: what one has taken the next does not read. */
const forms = [
  // 2027-07-12 - 2027-07-18
  String.raw`(?<y1>${year})-(?<m1>\d\d)-(?<d1>\d\d)${dash}(?<y2>${year})-(?<m2>\d\d)-(?<d2>\d\d)`,
  // 12.07.2027 - 18.07.2027, 12.07 - 18.07.27
  String.raw`(?<d1>\d{1,2})[./](?<m1>\d{1,2})(?:[./](?<y1>${year}|\d\d))?${dash}(?<d2>\d{1,2})[./](?<m2>\d{1,2})[./](?<y2>${year}|\d\d)`,
  // 12-18.07.2027
  String.raw`(?<d1>\d{1,2}) ?- ?(?<d2>\d{1,2})[./](?<m2>\d{1,2})[./](?<y2>${year}|\d\d)`,
  // 28 июня (2027) - 4 июля 2027, 12-18 июля 2027
  String.raw`(?<d1>\d{1,2})(?: (?<w1>${month}))?(?: (?<y1>${year})(?: ?г(?:ода|\.)?)?)?${dash}(?<d2>\d{1,2}) (?<w2>${month})(?:,? (?<y2>${year}))?`,
].map((source) => pattern(String.raw`(?<![\d.])${source}(?!\d)`, "g"));

const single = [
  String.raw`(?<d1>\d{1,2})[./](?<m1>\d{1,2})[./](?<y1>${year}|\d\d)`,
  String.raw`(?<d1>\d{1,2}) (?<w1>${month})(?: (?<y1>${year}))?`,
].map((source) => pattern(String.raw`(?<![\d.])${source}(?!\d)`, "g"));

type Parts = Record<string, string | undefined>;

const monthOf = (word: string) => months.findIndex((one) => pattern(`^${one}`).test(word)) + 1;
const fullYear = (said: string) => Number(said.length === 2 ? `20${said}` : said);
const isoOf = (y: number, m: number, d: number) =>
  [String(y), ...[m, d].map((part) => String(part).padStart(2, "0"))].join("-");

interface Options {
  /** How long the tour is, where the first day alone is named; without it such dates are not read. */
  days?: number | undefined;
  /** Of dates that name none. */
  year?: number | undefined;
}

/** Every departure that a text names, in order; what lacks a year, or is no day of the calendar, is none. */
export function findDepartures(text: string, options: Options = {}): NamedDates[] {
  let folded = fold(text.slice(0, 4_000));
  const found: NamedDates[] = [];
  for (const form of options.days === undefined ? forms : [...forms, ...single]) {
    for (const match of folded.matchAll(form)) {
      const dates = readDates(match.groups as Parts, options);
      if (!dates) continue;
      const [from, to] = [match.index, match.index + match[0].length];
      found.push({ ...dates, from, to });
      folded = folded.slice(0, from) + " ".repeat(to - from) + folded.slice(to);
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function readDates({ d1, m1, w1, y1, d2, m2, w2, y2 }: Parts, { days, year: byDefault }: Options) {
  const lastMonth = m2 ? Number(m2) : w2 ? monthOf(w2) : undefined;
  const firstMonth = m1 ? Number(m1) : w1 ? monthOf(w1) : lastMonth;
  const lastYear = y2 ? fullYear(y2) : undefined;
  const said = y1 ? fullYear(y1) : (lastYear ?? byDefault);
  if (said === undefined || firstMonth === undefined) return null;
  const wraps = lastMonth !== undefined && firstMonth > lastMonth;
  const firstYear = !y1 && y2 && wraps ? said - 1 : said;
  const start = isoOf(firstYear, firstMonth, Number(d1));
  if (!isCalendarDate(start)) return null;
  if (!d2) return days ? { start, end: addDays(start, days - 1) } : null;
  const end = isoOf(lastYear ?? (wraps ? firstYear + 1 : firstYear), lastMonth!, Number(d2));
  if (!isCalendarDate(end) || end < start || countDays(start, end) >= 365) return null;
  return { start, end };
}

/** The year that a text names; undefined for none or several. */
export function findYear(text: string): number | undefined {
  const years = new Set(
    [...text.slice(0, 4_000).matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([said]) => said),
  );
  return years.size === 1 ? Number([...years][0]) : undefined;
}
