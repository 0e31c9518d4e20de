import { addHours as addHoursTo } from "date-fns/addHours";
import { millisecondsInHour } from "date-fns/constants";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";

/** The instant so many hours later; earlier when negative. */
export function addHours(instant: Date, count: number): Date {
  return addHoursTo(instant, count);
}

/** Hours from one instant to another, with their parts; negative when the other is earlier. */
export function countHours(from: Date, to: Date): number {
  return differenceInMilliseconds(to, from) / millisecondsInHour;
}
