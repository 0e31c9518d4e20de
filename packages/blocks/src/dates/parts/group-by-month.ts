import type { DepartureView } from "../../page-data/select-departures.ts";

export interface MonthOfDepartures {
  /** `yyyy-MM`. */
  month: string;
  departures: DepartureView[];
}

/** Departures, soonest first, by the month in which they start. */
export function groupByMonth(departures: readonly DepartureView[]): MonthOfDepartures[] {
  const months: MonthOfDepartures[] = [];
  for (const departure of departures) {
    const month = departure.start.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.departures.push(departure);
    else months.push({ month, departures: [departure] });
  }
  return months;
}

const yearOfMonths = 12;

/**
 * Months without a gap, from today's on: whole years of twelve, so that the last departure is in them.
 * Dates: `yyyy-MM-dd`.
 */
export function fillYears(
  months: readonly MonthOfDepartures[],
  today: string,
): MonthOfDepartures[] {
  const indexOf = (date: string) =>
    Number(date.slice(0, 4)) * yearOfMonths + Number(date.slice(5, 7)) - 1;
  const first = indexOf(today);
  const last = Math.max(first, ...months.map(({ month }) => indexOf(month)));
  const count = Math.ceil((last - first + 1) / yearOfMonths) * yearOfMonths;
  return Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    const year = Math.floor(index / yearOfMonths);
    const month = `${year}-${String((index % yearOfMonths) + 1).padStart(2, "0")}`;
    return months.find((one) => one.month === month) ?? { month, departures: [] };
  });
}
