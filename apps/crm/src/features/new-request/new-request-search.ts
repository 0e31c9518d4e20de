import * as v from "valibot";

const number = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 0));

/** From where one comes: a date of a tour, or a guest's question; nothing for a form without either. */
export const newRequestSearchSchema = v.object({
  tour_id: number,
  departure_id: number,
  question_id: number,
  /** A tour is made for the guest right after. */
  individual: v.optional(v.fallback(v.boolean(), false)),
});
export type NewRequestSearch = v.InferOutput<typeof newRequestSearchSchema>;
