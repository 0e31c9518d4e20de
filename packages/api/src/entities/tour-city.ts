import * as v from "valibot";
import { between, filled } from "./input-fields.ts";

const day = between(-30, 30);

/**
 * A city from which one can travel to a tour. Days there are counted from the departure's first day,
 * days back from its last one: 0 is that day itself, -1 the day before it.
 */
export const tourCitySchema = v.strictObject({
  name: filled(100),
  departs_day: day,
  arrives_day: day,
  return_departs_day: day,
  return_arrives_day: day,
});
export type TourCity = v.InferOutput<typeof tourCitySchema>;
