import type { EditedDeparture, EditedTour } from "@tour/api";
import { addDays, addMonths } from "@tour/dates";
import { toSaleStart, toSentPrices, toTypedPrices } from "@tour/office/departure-form";
import type { TypedPrice, TypedStart } from "@tour/office/departure-form";
import { listRuleDays } from "./list-rule-days.ts";
import type { PlannedDate } from "./plan-dates.ts";

/** Which dates are added, and what they have in common. */
export type AddValues = {
  chosen: ChosenDays;
  capacity: number | null;
  smallest_group: number | null;
  /** Empty while it is not said. */
  start_time: string;
  /** By the tour's clocks; empty for at once. */
  sale_starts_at: TypedStart;
  closes_when_full: boolean;
  prices: TypedPrice[];
};

/** As on the tour's last date; without one as the tour says of its groups, and no price. */
export const toAddValues = (
  tour: EditedTour,
  last: EditedDeparture | undefined,
  chosen: ChosenDays,
): AddValues => ({
  chosen,
  capacity: last?.capacity ?? tour.fields.group_size_to,
  smallest_group: last?.smallest_group ?? 1,
  start_time: last?.start_time ?? "",
  // A moment was that date's own.
  sale_starts_at: "",
  closes_when_full: last?.closes_when_full ?? false,
  prices: toTypedPrices(tour, last?.prices ?? []),
});

/** The call's list, a date each. */
export const toSentDates = (dates: readonly PlannedDate[], values: AddValues, timeZone: string) =>
  dates.map(({ start_date, end_date }) => ({
    ...{ start_date, end_date, status: "open" as const },
    start_time: values.start_time || null,
    capacity: values.capacity ?? 0,
    smallest_group: values.smallest_group ?? 1,
    sale_starts_at: toSaleStart(values.sale_starts_at, timeZone),
    closes_when_full: values.closes_when_full,
    prices: toSentPrices(values.prices),
  }));

/** The days that are chosen: by a rule, or one by one. */
export type ChosenDays = {
  way: "rule" | "days";
  weekdays: readonly number[];
  /** Null while nothing is typed. */
  every: number | null;
  from: string | null;
  to: string | null;
  days: readonly string[];
};

/** The first days of what is chosen, at most `limit`; none while a part of the rule is missing. */
export function listChosenDays({ way, ...rule }: ChosenDays, limit: number): readonly string[] {
  const { every, from, to, weekdays, days } = rule;
  if (way === "days") return days;
  if (every === null || from === null || to === null) return [];
  return listRuleDays({ every, from, to, weekdays }, limit);
}

/** Every Friday of the next quarter: something to change rather than nothing. */
export const firstDays = (today: string): ChosenDays => ({
  ...{ way: "rule", weekdays: [5], every: 1, days: [] },
  from: addDays(today, 1),
  to: addMonths(today, 3),
});
