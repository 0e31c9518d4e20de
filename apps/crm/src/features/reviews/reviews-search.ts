import * as v from "valibot";

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Which reviews are looked at, so that an address shows another person the same. */
export const reviewsSearchSchema = v.object({
  tour: wanted(whole),
  rating: wanted(v.pipe(whole, v.maxValue(5))),
  /** 1 for those that have an answer, 0 for those that have none. */
  answered: wanted(v.picklist([0, 1])),
  page: wanted(whole),
});
export type ReviewsSearch = v.InferOutput<typeof reviewsSearchSchema>;
