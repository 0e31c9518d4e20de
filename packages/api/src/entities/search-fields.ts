import * as v from "valibot";
import { queryInteger } from "./answer.ts";
import { dateSchema } from "./calendar-date.ts";
import { collectionLimits } from "./market-collection.ts";
import { accommodationTypes } from "./tour.ts";
import { authorKinds } from "./tour-input.ts";

/** One value, or several: the parameter is repeated. A tour passes that has any of them. */
const anyOf = <Schema extends v.GenericSchema<unknown>>(
  item: Schema,
  split: (value: unknown) => unknown = (value) => value,
) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => [split(value)].flat()),
      v.maxLength(50),
      v.array(item),
    ),
  );
const names = anyOf(v.pipe(v.string(), v.maxLength(100)));

/** Values that have no comma of their own may also stand between commas, as ids do. */
const atCommas = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
const grades = anyOf(v.pipe(queryInteger, v.minValue(1), v.maxValue(5)), atCommas);
const amount = v.optional(v.pipe(queryInteger, v.minValue(0)));
const date = v.optional(dateSchema);

/** The seventeen filters; ranges include both ends, and an end that is left out is open. */
const filters = {
  tours_direction: names,
  tours_activities: names,
  cruises_types: names,
  cruises_start_city: names,
  cruises_direction: names,
  cruises_ships: names,
  /** First days of departures that still have seats. */
  dates_from: date,
  dates_to: date,
  /** Kopecks; prices in other currencies are compared at a reference rate. */
  price_from: amount,
  price_to: amount,
  /** Days. */
  duration_from: amount,
  duration_to: amount,
  /** Age of the youngest traveller, in years. */
  age: amount,
  accommodation: anyOf(v.picklist(accommodationTypes), atCommas),
  difficulty: grades,
  collections: names,
  languages: names,
  author_tours_operator: v.optional(v.picklist(["any", ...authorKinds]), "any"),
  /** People in the largest group that the tour takes. */
  group_size_from: amount,
  group_size_to: amount,
  comfort: grades,
};

/** What tours are looked for by: words, the filters, and whose tours they are picked from. */
export const searchFields = {
  /** Words to look for, in any form; the last one may be unfinished. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  ...filters,
  /** The address of a collection that the marketplace shows: its tours alone. 404 for any other. */
  market_collection: v.optional(v.pipe(v.string(), v.maxLength(collectionLimits.slug))),
  /** Only those whose next date has its last places. */
  seats: v.optional(v.literal("last")),
};

export const tourSearchSchema = v.strictObject(searchFields);
export type TourSearch = v.InferOutput<typeof tourSearchSchema>;
