import { requestStatuses } from "@tour/api";
import * as v from "valibot";

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** Which requests staff look at, so that an address shows a colleague the same. */
export const staffRequestSearchSchema = v.object({
  /** An address that holds digits alone is read as a number. */
  search: wanted(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.string(), v.maxLength(100)),
  ),
  status: wanted(v.picklist(requestStatuses)),
  page: wanted(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type StaffRequestSearch = v.InferOutput<typeof staffRequestSearchSchema>;
