import { countDays, readToday } from "@tour/dates";

interface Trip {
  departure: { startDate: string };
  tour: { timeZone: string };
}

/** Whole days until the first day, by the clocks of the tour's place; negative after it. */
export const daysLeft = ({ departure, tour }: Trip, now: Date): number =>
  countDays(readToday(tour.timeZone, now), departure.startDate);
