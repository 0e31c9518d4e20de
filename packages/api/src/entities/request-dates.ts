import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { moneySchema } from "./money.ts";
import { departureStatuses, groupSchema, priceOptionKinds, saleOpeningSchema } from "./tour.ts";

/** Dates that a request can move to. */
export const requestDatesSchema = v.object({
  /** The guest may move by themselves; later they ask the organiser. */
  can_move: v.boolean(),
  /** What the request costs now. */
  total: moneySchema,
  /** Soonest first; with room for the whole party, and every option of it for sale. */
  dates: v.array(
    v.object({
      departure_id: v.number(),
      start_date: dateSchema,
      end_date: dateSchema,
      status: v.picklist(departureStatuses),
      seats_left: v.number(),
      group: groupSchema,
      /** Who sells may move a request there before guests can. */
      sale_opening: saleOpeningSchema,
      /** Of the same party on that date. */
      total: moneySchema,
      /** The new total less the present one: less than 0 where the date is cheaper. */
      difference: moneySchema,
      /** What each option of the tour costs there; left out where it was not asked for. */
      variants: v.optional(
        v.array(
          v.object({
            option_id: v.string(),
            title: v.string(),
            kind: v.picklist(priceOptionKinds),
            /** Of one. */
            price: moneySchema,
            /** How many of it the request is for. */
            count: v.number(),
          }),
        ),
      ),
    }),
  ),
});
export type RequestDates = v.InferOutput<typeof requestDatesSchema>;
