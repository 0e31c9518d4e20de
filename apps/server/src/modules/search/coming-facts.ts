import { toMonthNumber } from "./day-number.ts";
import type { TourFacts } from "./tour-facts.ts";

/** What of a tour depends on which day it is. */
export interface ComingFacts {
  /** Of departures with seats, else of all coming ones; Infinity without any. */
  price: number;
  /** Months since January 1970 of the coming departures with seats. */
  months: number[];
  /** First days of the coming departures with seats, rising. */
  freeDays: number[];
  /** Whether the soonest of them has its last places. */
  isNextLast: boolean;
  /** First day of the soonest coming departure, with seats or without; Infinity without any. */
  firstDay: number;
  /** How many departures are coming, with seats or without. */
  departures: number;
}

/** What is coming of a tour's departures, seen from a day in its own place. */
export function lookAhead({ departures }: TourFacts, today: number): ComingFacts {
  const coming = departures.filter(({ day }) => day >= today);
  const free = coming.filter(({ isFree }) => isFree);
  const prices = (free.length > 0 ? free : coming).map(({ price }) => price ?? Infinity);
  const freeDays = free.map(({ day }) => day);
  return {
    price: Math.min(Infinity, ...prices),
    months: [...new Set(freeDays.map(toMonthNumber))],
    freeDays,
    isNextLast: free[0]?.isLast ?? false,
    firstDay: coming[0]?.day ?? Infinity,
    departures: coming.length,
  };
}
