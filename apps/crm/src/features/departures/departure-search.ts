import { departureStatuses } from "@tour/api";
import * as v from "valibot";

export const departureViews = ["list", "month", "season"] as const;

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What is looked at, so that an address shows another person the same. */
export const departureSearchSchema = v.object({
  /** The list where nothing is said. */
  view: wanted(v.picklist(departureViews)),
  /** `yyyy-MM`. */
  month: wanted(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  tour: wanted(number),
  status: wanted(v.picklist(departureStatuses)),
  /** Only those with seats left. */
  seats: wanted(v.literal(true)),
});
export type DepartureSearch = v.InferOutput<typeof departureSearchSchema>;

/** How many months a season shows. */
export const SEASON_MONTHS = 12;
