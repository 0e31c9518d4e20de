import { addDays, endOfMonth } from "@tour/dates";
import type { MarketSearch } from "./market-search.ts";
import { wordPattern } from "./word-pattern.ts";

/** Beginnings of the months' names, and the one that is whole. */
const months = "январ феврал март апрел ма[йяею] июн июл август сентябр октябр ноябр декабр".split(
  " ",
);
const month = String.raw`(${months.map((name) => (name.includes("[") ? name : String.raw`${name}\p{L}{0,2}`)).join("|")})`;

/** A season that is over in less than so many days is the next one. */
const leastOfSeason = 14;

/** Days of each year when many leave, `MM-dd`; those of winter begin in the year before. */
const seasons: readonly [RegExp, string, string, number?][] = [
  [wordPattern(String.raw`(?:на |в )?майск\p{L}+(?: праздник\p{L}*)?`), "04-28", "05-10"],
  [
    wordPattern(String.raw`(?:на )?(?:новый год|новогодн\p{L}+(?: (?:праздник|каникул)\p{L}*)?)`),
    "12-28",
    "01-08",
  ],
  [wordPattern("летом"), "06-01", "08-31", leastOfSeason],
  [wordPattern("осенью"), "09-01", "11-30", leastOfSeason],
  [wordPattern("зимой"), "12-01", "02-29", leastOfSeason],
  [wordPattern("весной"), "03-01", "05-31", leastOfSeason],
];

const span = wordPattern(
  String.raw`(?:с |на )?(\d{1,2})(?:\s?[-–]\s?| по | до )(\d{1,2}) ${month}`,
);
const two = wordPattern(String.raw`(?:в |с )?${month}(?:\s?[-–]\s?| и | или |, | по )${month}`);
const one = wordPattern(
  String.raw`(?:(с|после|от) |(?:в )?(?:начал[ео] |середин[ае] |кон(?:ец|це) )|в |на )?(?:(\d{1,2}) )?${month}(?: (20\d\d))?`,
);

/** Days that are counted from today: the first and the last of them. */
const soon: readonly [RegExp, number, number][] = [
  [wordPattern("сегодня"), 0, 0],
  [wordPattern("завтра"), 1, 1],
  [wordPattern("послезавтра"), 2, 2],
  [wordPattern("через (?:недел(?:ю|ьку)|1 неделю)"), 7, 13],
  [wordPattern("через (?:две|2|пару) недели"), 14, 20],
  [wordPattern("через месяц"), 28, 41],
];

/** "осень" where that is all: it may be a part of a name. */
const bareSeasons = new Map([
  ["лето", "летом"],
  ["осень", "осенью"],
  ["зима", "зимой"],
  ["весна", "весной"],
]);

/** "в июле", "с 5 по 12 августа", "на майские", as the next such days to leave on. */
export function takeDays(
  text: string,
  today: string,
): { rest: string; means: Partial<MarketSearch> } | null {
  for (const [words, first, last] of soon) {
    const [all] = words.exec(text) ?? [];
    if (all === undefined) continue;
    const means = { from: addDays(today, first), to: addDays(today, last) };
    return { rest: text.replace(all, " "), means };
  }
  const written = bareSeasons.get(text.trim().toLowerCase()) ?? text;
  for (const [words, first, last, least] of seasons) {
    const [all] = words.exec(written) ?? [];
    if (all === undefined) continue;
    return { rest: written.replace(all, " "), means: nextSpan(first, last, today, least) };
  }
  for (const read of [readSpan, readTwo, readOne]) {
    const found = read(text, today);
    if (found) return { rest: text.replace(found.all, " "), means: found.means };
  }
  return null;
}

function readSpan(text: string, today: string) {
  const [all, first, last, name] = span.exec(text) ?? [];
  if (!all || !name) return null;
  const days = [first, last].map((day) => `${numberOf(name)}-${day!.padStart(2, "0")}`);
  return { all, means: nextSpan(days[0]!, days[1]!, today) };
}

function readTwo(text: string, today: string) {
  const [all, first, last] = two.exec(text) ?? [];
  if (!all || !first || !last) return null;
  return { all, means: nextSpan(`${numberOf(first)}-01`, `${numberOf(last)}-31`, today) };
}

function readOne(text: string, today: string) {
  const [all, from, day, name, year] = one.exec(text) ?? [];
  if (!all || !name) return null;
  const number = numberOf(name);
  const known = year ?? yearOf(endOfMonth(`${today.slice(0, 4)}-${number}-01`), today);
  const means: Partial<MarketSearch> = { month: `${known}-${number}` };
  if (!from || !day) return { all, means };
  return { all, means: { from: clamp(`${known}-${number}-${day.padStart(2, "0")}`) } };
}

const numberOf = (name: string) =>
  String(months.findIndex((one) => new RegExp(`^${one}`, "i").test(name)) + 1).padStart(2, "0");

/** The year in which a day of this year is next still to come. */
const yearOf = (day: string, today: string) =>
  String(Number(today.slice(0, 4)) + (day < today ? 1 : 0));

/** The next of the spans from one day of the year to another of which so many days are left, from today on. */
function nextSpan(first: string, last: string, today: string, least = 0): Partial<MarketSearch> {
  const year = Number(today.slice(0, 4));
  for (const start of [year - 1, year, year + 1]) {
    const end = clamp(`${first > last ? start + 1 : start}-${last}`);
    const from = clamp(`${start}-${first}`);
    if (end >= addDays(today, least)) return { from: from < today ? today : from, to: end };
  }
  return {};
}

/** The 31st of a month that has thirty days is its last one. */
function clamp(day: string): string {
  const last = endOfMonth(`${day.slice(0, 7)}-01`);
  return day > last ? last : day;
}
