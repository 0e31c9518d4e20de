import * as v from "valibot";
import { foundTourSchema } from "./search.ts";

/** A part of a map, in degrees; its east is beyond 180 where it crosses the date line. */
export const mapBoxSchema = v.object({
  west: v.number(),
  south: v.number(),
  east: v.number(),
  north: v.number(),
});
export type MapBox = v.InferOutput<typeof mapBoxSchema>;

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,6})?`;

/** West, south, east and north, commas between them; null where that is no part of a map. */
export function readMapBox(text: string): MapBox | null {
  if (!new RegExp(`^${degrees}(?:,${degrees}){3}$`).test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && west < 180;
  return isOnEarth && south < north && west < east && east - west <= 360
    ? { west, south, east, north }
    : null;
}

/** The same where it travels in a query string. */
export const queryMapBox = v.pipe(
  v.string(),
  v.transform(readMapBox),
  v.custom<MapBox>((box) => box !== null, "west,south,east,north in degrees"),
);

/** Tours that begin near each other. */
export const mapGroupSchema = v.object({
  /** The middle of their places. */
  latitude: v.number(),
  longitude: v.number(),
  count: v.number(),
  /** What has all of them inside; of no size where they begin at one place. */
  box: mapBoxSchema,
  /** Of a group of one. */
  tour: v.nullable(foundTourSchema),
});
export type MapGroup = v.InferOutput<typeof mapGroupSchema>;
