import type { SaleOpening } from "@tour/api";
import { texts } from "../texts/ru.ts";
import { formatDayAndMonth } from "./format-dates.ts";
import { nameZone } from "./say-moment.ts";

/** When a departure's sale begins, in words. */
export interface OpeningView {
  /** The instant, in UTC. */
  at: string;
  /** "Запись с 1 февраля". */
  short: string;
  /** "Запись откроется 1 февраля в 10:00 (время тура, МСК+4)". */
  full: string;
}

/** Parts of a sentence that stay together. */
const bind = (words: string) => words.replaceAll(" ", "\u00a0");

/** By the clocks of the tour, with the year when it is not today's. */
export function describeOpening(
  { at, date, time, time_zone: timeZone }: SaleOpening,
  today: string,
): OpeningView {
  const { day: number, month } = formatDayAndMonth(date);
  const year = date.slice(0, 4) === today.slice(0, 4) ? "" : ` ${date.slice(0, 4)}`;
  const day = bind(`${number} ${month}${year}`);
  const { fromMoscow } = nameZone(timeZone, new Date(at));
  return {
    at,
    short: texts.opening.short(day),
    full: texts.opening.full(day, bind(`в ${time}`), fromMoscow),
  };
}
