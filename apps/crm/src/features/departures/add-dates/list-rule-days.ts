import { addDays, readWeekDay, startOfWeek } from "@tour/dates";

/** Every so many weeks on these days of the week, between two days. */
export interface WeekRule {
  /** 1 for every week; weeks are counted from that of `from`. */
  every: number;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  /** `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
}

/** A tour that leaves more rarely than once a year has dates one by one. */
export const mostWeeks = 52;

/** The days of a rule, soonest first; at most `limit`, since a far end would give days without end. */
export function listRuleDays({ every, weekdays, from, to }: WeekRule, limit: number): string[] {
  const found: string[] = [];
  if (weekdays.length === 0 || !(every >= 1)) return found;
  for (let week = startOfWeek(from, 1); week <= to; week = addDays(week, every * 7)) {
    for (let day = week; day < addDays(week, 7); day = addDays(day, 1)) {
      const isWanted = day >= from && day <= to && weekdays.includes(readWeekDay(day));
      if (isWanted) found.push(day);
      if (found.length === limit) return found;
    }
  }
  return found;
}
