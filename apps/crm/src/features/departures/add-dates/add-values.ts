import type { EditedDeparture, EditedTour } from "@tour/api";
import { addDays, addMonths } from "@tour/dates";
import { toSentPrices, toTypedPrices } from "../one-date/date-values.ts";
import type { TypedPrice } from "../one-date/date-values.ts";
import type { PlannedDate } from "./plan-dates.ts";

/** What the dates that are added have in common. */
export type AddValues = {
  capacity: number | null;
  smallest_group: number | null;
  /** Empty while it is not said. */
  start_time: string;
  prices: TypedPrice[];
};

/** As on the tour's last date; without one as the tour says of its groups, and no price. */
export const toAddValues = (tour: EditedTour, last: EditedDeparture | undefined): AddValues => ({
  capacity: last?.capacity ?? tour.fields.group_size_to,
  smallest_group: last?.smallest_group ?? 1,
  start_time: last?.start_time ?? "",
  prices: toTypedPrices(tour, last?.prices ?? []),
});

/** The call's list, a date each. */
export const toSentDates = (dates: readonly PlannedDate[], values: AddValues) =>
  dates.map(({ start_date, end_date }) => ({
    ...{ start_date, end_date, status: "open" as const },
    start_time: values.start_time || null,
    capacity: values.capacity ?? 0,
    smallest_group: values.smallest_group ?? 1,
    prices: toSentPrices(values.prices),
  }));

/** The days that are chosen: by a rule, or one by one. */
export interface ChosenDays {
  way: "rule" | "days";
  weekdays: readonly number[];
  every: number;
  from: string;
  to: string;
  days: readonly string[];
}

/** Every Friday of the next quarter: something to change rather than nothing. */
export const firstDays = (today: string): ChosenDays => ({
  ...{ way: "rule", weekdays: [5], every: 1, days: [] },
  from: addDays(today, 1),
  to: addMonths(today, 3),
});
