import { salesZone } from "@tour/api";
import type { BlockShown } from "@tour/api";
import { readClock, readToday } from "@tour/dates";
import { texts } from "../texts/ru.ts";

const { words } = texts.shown;

/** When a block is seen, in a few words: "с 1 декабря до 1 марта 2027". */
export function describeShown(rule: BlockShown | null | undefined, now = new Date()): string {
  if (!rule) return words.always;
  if (rule.when === "seats") return words.seats;
  if (rule.when !== "period") return words[rule.when](rule.days);
  const ends = [
    rule.from && words.from(describeMoment(rule.from, now)),
    rule.until && words.until(describeMoment(rule.until, now)),
  ];
  return ends.filter(Boolean).join(" ") || words.always;
}

/** By the organisers' clocks; midnight and this year go without saying. */
function describeMoment(instant: string, now: Date): string {
  const moment = new Date(instant);
  const yearOf = (one: Date) => readToday(salesZone, one).slice(0, 4);
  const day = new Intl.DateTimeFormat("ru", {
    day: "numeric",
    month: "long",
    timeZone: salesZone,
  }).format(moment);
  const year = yearOf(moment) === yearOf(now) ? "" : ` ${yearOf(moment)}`;
  const time = readClock(moment, salesZone);
  return `${day}${year}${time === "00:00" ? "" : ` ${time}`}`;
}
