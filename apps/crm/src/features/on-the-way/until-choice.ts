import { addDays, fromClock, readToday } from "@tour/dates";

/** Until when a notice stands: this evening, tomorrow's, or a moment that is named. */
export type UntilWay = "evening" | "tomorrow" | "chosen";

/** When an evening ends, by the organiser's clocks. */
const eveningEnds = "21:00";
/** Less than so many ms of an evening are none. */
const shortest = 30 * 60_000;

export type UntilValues = {
  way: UntilWay;
  /** `yyyy-MM-dd`; null where none is chosen. */
  day: string | null;
  /** `HH:mm`, or empty. */
  time: string;
};

/** The instant that was chosen; null where a day or a time is missing. */
export function readUntil({ way, day, time }: UntilValues, zone: string, now: Date): Date | null {
  const today = readToday(zone, now);
  if (way === "evening") return fromClock(today, eveningEnds, zone);
  if (way === "tomorrow") return fromClock(addDays(today, 1), eveningEnds, zone);
  return day && /^\d\d:\d\d$/.test(time) ? fromClock(day, time, zone) : null;
}

/** What can be chosen now: late in the evening there is no evening left. */
export function listWays(zone: string, now: Date): UntilWay[] {
  const evening = fromClock(readToday(zone, now), eveningEnds, zone);
  const isEvening = evening.getTime() - now.getTime() >= shortest;
  return isEvening ? ["evening", "tomorrow", "chosen"] : ["tomorrow", "chosen"];
}
