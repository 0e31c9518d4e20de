import type { GuestSummary } from "@tour/api";
import { texts } from "../texts/ru.ts";

/** Who goes on a departure, and by how many answers: no more than that is said. */
export function describeGuests({ from, ages, alone }: GuestSummary): { who: string; by: string } {
  const { between, since, different, shares, by } = texts.guests;
  const age = ages ? (ages[1] === null ? since(ages[0]) : between(ages[0], ages[1])) : different;
  return { who: [age, ...(alone ? [shares[alone]] : [])].join(", "), by: by(from) };
}
