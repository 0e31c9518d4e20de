import { addMonths, endOfMonth, startOfMonth } from "@tour/dates";

/** Calendar days, `yyyy-MM-dd`, both of the period. */
export interface Days {
  from: string;
  to: string;
}

export const periodNames = ["month", "before", "year"] as const;
export type PeriodName = (typeof periodNames)[number];

/** Periods that are mostly asked for. */
export const periods: Record<PeriodName, (today: string) => Days> = {
  month: (today) => ({ from: startOfMonth(today), to: endOfMonth(today) }),
  before: (today) => {
    const day = addMonths(startOfMonth(today), -1);
    return { from: day, to: endOfMonth(day) };
  },
  year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
};

/** Which of them it is, or none. */
export const nameOf = (days: Days, today: string): PeriodName | null =>
  periodNames.find((name) => {
    const { from, to } = periods[name](today);
    return from === days.from && to === days.to;
  }) ?? null;
