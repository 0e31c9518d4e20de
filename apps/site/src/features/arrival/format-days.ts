import { countHours, fromClock, toInstant } from "@tour/dates";

const day = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  weekday: "long",
  timeZone: "UTC",
});

const shortDay = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** "суббота, 10 июля", its number kept with its month. */
export const formatDay = (date: string): string =>
  day.format(toInstant(date)).replace(/(\d) /, "$1\u00a0");

/** "10 июля" */
export const formatShortDay = (date: string): string => shortDay.format(toInstant(date));

/** A zone at a day's noon: how many hours its clocks are ahead of Moscow's, and its offset, "GMT+7". */
export function readZone(date: string, timeZone: string): { toMoscow: number; offset: string } {
  const there = fromClock(date, "12:00", timeZone);
  const inMoscow = fromClock(date, "12:00", "Europe/Moscow");
  const parts = new Intl.DateTimeFormat("ru", { timeZone, timeZoneName: "shortOffset" });
  const offset = parts.formatToParts(there).find(({ type }) => type === "timeZoneName")?.value;
  return { toMoscow: countHours(there, inMoscow), offset: offset ?? "" };
}
