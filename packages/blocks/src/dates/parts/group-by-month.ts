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

/** The first months that together hold as many departures as wished, and the months after them. */
export function splitMonths(months: readonly MonthOfDepartures[], wished: number) {
  let count = 0;
  const shown = months.filter(({ departures }) => {
    const isWanted = count < wished;
    count += departures.length;
    return isWanted;
  });
  return { shown, rest: months.slice(shown.length) };
}
