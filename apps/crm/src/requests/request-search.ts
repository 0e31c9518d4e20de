import {
  requestListLimits,
  requestMoneyStates,
  requestOrders,
  requestStatuses,
  requestSteps,
} from "@tour/api";
import * as v from "valibot";

const wanted = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const hours = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(requestListLimits.waitingHours),
);

/** Which requests are looked at and how, so that an address shows another person the same. */
export const requestSearchSchema = v.object({
  /** The table where nothing is said. */
  view: wanted(v.literal("board")),
  status: wanted(v.pipe(v.array(v.picklist(requestStatuses)), v.minLength(1))),
  /** What is late alone. */
  late: wanted(v.literal(true)),
  tour: wanted(number),
  departure: wanted(number),
  money: wanted(v.picklist(requestMoneyStates)),
  step: wanted(v.picklist(requestSteps)),
  /** Whose guests wait for an answer for so many hours. */
  waits: wanted(hours),
  /** An address that holds digits alone is read as a number. */
  q: wanted(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.maxLength(requestListLimits.search),
    ),
  ),
  /** What is late first, where nothing is said. */
  order: wanted(v.picklist(requestOrders)),
});
export type RequestSearch = v.InferOutput<typeof requestSearchSchema>;

/** The conditions of a search, without how its list is looked at. */
const conditions = ["status", "late", "tour", "departure", "money", "step", "waits", "q"] as const;

/** Whether a search leaves some requests out. */
export const isFiltered = (search: RequestSearch): boolean =>
  conditions.some((name) => search[name] !== undefined);

/** Takes every condition away. */
export const noConditions = Object.fromEntries(
  conditions.map((name) => [name, undefined]),
) as Record<(typeof conditions)[number], undefined>;
