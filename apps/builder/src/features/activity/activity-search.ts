import { activityKinds } from "@tour/api";
import * as v from "valibot";

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** Which deeds are looked at, so that an address shows another person the same. */
export const activitySearchSchema = v.object({
  by: wanted(v.pipe(v.string(), v.maxLength(64))),
  kind: wanted(v.picklist(activityKinds)),
  page: wanted(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type ActivitySearch = v.InferOutput<typeof activitySearchSchema>;
