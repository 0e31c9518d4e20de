import { addMonths } from "@tour/dates";

/** The last time that a day of the year, `MM-dd`, came before today, or years earlier. */
export function lastOccurrence(monthDay: string, today: string, yearsAgo = 0): string {
  const thisYear = `${today.slice(0, 4)}-${monthDay}`;
  return addMonths(thisYear, -12 * (thisYear < today ? yearsAgo : yearsAgo + 1));
}
