import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { between, filled, text } from "./input-fields.ts";
import { departureInputSchema } from "./tour-input.ts";

/** What differs in a tour that is made for one request; what is left out is the tour's own. */
export const individualOfferSchema = v.strictObject({
  title: v.optional(filled(160)),
  text: v.optional(text(20_000)),
  start_date: dateSchema,
  end_date: dateSchema,
  /** For how many; as many as the request is for when it is left out. */
  capacity: v.optional(between(1, 1000)),
  prices: departureInputSchema.entries.prices,
});
export type IndividualOffer = v.InferOutput<typeof individualOfferSchema>;

/** What a request's page says of the tour that was made for it. */
export const individualTourLinkSchema = v.object({
  title: v.string(),
  start_date: dateSchema,
  end_date: dateSchema,
  is_booked: v.boolean(),
  is_over: v.boolean(),
});
