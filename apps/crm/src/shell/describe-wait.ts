import { lateAfterHours } from "@tour/api";
import { areaTexts as texts } from "../texts/areas.ru.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Whoever waits longer was missed. */
const missedAfter = lateAfterHours * hour;

/** How long a question waits, in words, and whether it was missed; `now` is in ms. */
export function describeWait(since: string, now: number): { text: string; isMissed: boolean } {
  // A clock that is behind the server's makes nobody wait for less than nothing.
  const wait = Math.max(0, now - new Date(since).getTime());
  const isMissed = wait > missedAfter;
  if (wait < hour) return { text: texts.minutes(Math.floor(wait / minute)), isMissed };
  if (wait < 2 * day) return { text: texts.hours(Math.floor(wait / hour)), isMissed };
  return { text: texts.days(Math.floor(wait / day)), isMissed };
}
