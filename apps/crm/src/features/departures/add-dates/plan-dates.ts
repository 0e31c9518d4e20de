import type { EditedDeparture } from "@tour/api";
import { addDays } from "@tour/dates";

/** A date that would be made. */
export interface PlannedDate {
  start_date: string;
  end_date: string;
  /** The tour leaves then already: it is left out, whatever is ticked. */
  isThere: boolean;
}

/** The dates that some first days make, soonest first, each as long as the tour. */
export function planDates(
  days: readonly string[],
  tourDays: number,
  there: readonly Pick<EditedDeparture, "start_date" | "start_time" | "status">[],
  startTime: string | null,
): PlannedDate[] {
  const taken = new Set(
    there
      .filter(({ status, start_time }) => status !== "canceled" && start_time === startTime)
      .map(({ start_date }) => start_date),
  );
  return [...new Set(days)].toSorted().map((start_date) => ({
    start_date,
    end_date: addDays(start_date, tourDays - 1),
    isThere: taken.has(start_date),
  }));
}

/** The tour's last date that was not canceled: a new one begins from it. */
export const lastDeparture = (there: readonly EditedDeparture[]): EditedDeparture | undefined =>
  there
    .filter(({ status }) => status !== "canceled")
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .at(-1);
