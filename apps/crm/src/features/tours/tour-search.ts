import * as v from "valibot";
import { tourStates } from "./list/tour-state.ts";

/** Which tours are listed, so that an address shows another person the same. */
export const tourSearchSchema = v.object({
  q: v.optional(v.fallback(v.optional(v.string()), undefined)),
  state: v.optional(v.fallback(v.optional(v.picklist(tourStates)), undefined)),
});
export type TourSearch = v.InferOutput<typeof tourSearchSchema>;
