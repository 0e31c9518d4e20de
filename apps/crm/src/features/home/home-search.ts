import { figurePeriods } from "@tour/api";
import * as v from "valibot";

/** For how many days visits are shown: a month where nothing is said. */
export const homeSearchSchema = v.object({
  days: v.optional(v.fallback(v.optional(v.picklist(figurePeriods)), undefined)),
});
