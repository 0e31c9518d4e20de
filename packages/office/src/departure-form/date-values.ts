import type { EditedDeparture, EditedTour } from "@tour/api";
import { inMinorUnits, inUnits } from "../format/minor-units.ts";
import { toSaleStart, toTypedStart } from "./sale-start.ts";
import type { TypedStart } from "./sale-start.ts";

/** A price as it is typed: in units, and nothing for an option that is not sold. */
export type TypedPrice = { option_id: string; sum: number | null };

/** A date as its form holds it. */
export type DateValues = {
  start_date: string | null;
  end_date: string | null;
  /** Empty while it is not said. */
  start_time: string;
  capacity: number | null;
  smallest_group: number | null;
  decision_date: string | null;
  guide_user_id: string | null;
  /** By the tour's clocks; empty for at once. */
  sale_starts_at: TypedStart;
  closes_when_full: boolean;
  status: EditedDeparture["status"];
  prices: TypedPrice[];
};

/** Every option of the tour, with what it costs on this date. */
export const toTypedPrices = (
  { fields }: EditedTour,
  prices: EditedDeparture["prices"],
): TypedPrice[] =>
  fields.price_options.map(({ id }) => {
    const known = prices.find(({ option_id }) => option_id === id);
    return { option_id: id, sum: known ? inUnits(known.price.amount) : null };
  });

/** What is sold, as the call takes it. */
export const toSentPrices = (prices: readonly TypedPrice[]) =>
  prices
    .filter(({ sum }) => sum !== null)
    .map(({ option_id, sum }) => ({ option_id, amount: inMinorUnits(sum) }));

export const toDateValues = (departure: EditedDeparture, tour: EditedTour): DateValues => ({
  start_date: departure.start_date,
  end_date: departure.end_date,
  start_time: departure.start_time ?? "",
  capacity: departure.capacity,
  smallest_group: departure.smallest_group,
  decision_date: departure.smallest_group > 1 ? departure.decision_date : null,
  guide_user_id: departure.guide_user_id,
  sale_starts_at: toTypedStart(departure.sale_starts_at, departure.time_zone),
  closes_when_full: departure.closes_when_full,
  status: departure.status,
  prices: toTypedPrices(tour, departure.prices),
});

/** What the form sends; an unchanged status is left out, so that it is not set anew. */
export const toSentDate = (values: DateValues, before: EditedDeparture) => ({
  start_date: values.start_date ?? "",
  end_date: values.end_date ?? "",
  start_time: values.start_time || null,
  capacity: values.capacity ?? 0,
  smallest_group: values.smallest_group ?? 1,
  decision_date: values.decision_date,
  guide_user_id: values.guide_user_id,
  sale_starts_at: toSaleStart(values.sale_starts_at, before.time_zone),
  closes_when_full: values.closes_when_full,
  prices: toSentPrices(values.prices),
  ...(values.status !== before.status && { status: values.status }),
});
