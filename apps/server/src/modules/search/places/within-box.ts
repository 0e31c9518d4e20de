import type { MapBox } from "@tour/api";
import type { Bitset } from "../bitset.ts";
import type { TourIndex } from "../tour-index.ts";

/** Listed tours that begin in a part of a map, whichever way round their longitude is counted. */
export function withinBox(
  { columns, listed }: Pick<TourIndex, "columns" | "listed">,
  { west, south, east, north }: MapBox,
): Bitset {
  // Of tours without a place both are NaN, which lies nowhere.
  const zone = listed.within(columns.latitude, south, north);
  const within = zone.within(columns.longitude, west, east);
  return east > 180 ? within.addAll(zone.within(columns.longitude, -180, east - 360)) : within;
}
