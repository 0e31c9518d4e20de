import { helpStatuses } from "@tour/api";
import * as v from "valibot";

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** Which questions are looked at, so that an address shows another person the same. */
export const inboxSearchSchema = v.object({
  status: wanted(v.picklist(helpStatuses)),
  /** An address that holds digits alone is read as a number. */
  search: wanted(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.string(), v.maxLength(100)),
  ),
  page: wanted(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type InboxSearch = v.InferOutput<typeof inboxSearchSchema>;
