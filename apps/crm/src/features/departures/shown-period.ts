import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek } from "@tour/dates";
import { SEASON_MONTHS } from "./departure-search.ts";
import type { DepartureSearch } from "./departure-search.ts";

/** Which dates the server is asked for: those between two days, or all that are coming. */
export interface ShownPeriod {
  period: "coming" | "all";
  from?: string;
  to?: string;
}

/** The first day of the month that is looked at, `yyyy-MM-dd`. */
export const shownMonth = ({ month }: DepartureSearch, today: string): string =>
  month ? `${month}-01` : startOfMonth(today);

/** What a view shows; a month shows the days of those beside it as well. */
export function shownPeriod(search: DepartureSearch, today: string): ShownPeriod {
  const { view = "list", month } = search;
  if (view === "list" && month === undefined) return { period: "coming" };
  const first = shownMonth(search, today);
  if (view === "season") {
    return { period: "all", from: first, to: addDays(addMonths(first, SEASON_MONTHS), -1) };
  }
  if (view === "list") return { period: "all", from: first, to: endOfMonth(first) };
  const last = addDays(startOfWeek(endOfMonth(first), 1), 6);
  return { period: "all", from: startOfWeek(first, 1), to: last };
}
