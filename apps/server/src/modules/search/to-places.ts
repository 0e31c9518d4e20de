import { Bitset } from "./bitset.ts";
import type { TourIndex } from "./tour-index.ts";

/** The places of tours with these numbers; those that the index does not know are left out. */
export function toPlaces(index: TourIndex, ids: readonly number[]): Bitset {
  const places = new Bitset(new Uint32Array(Math.ceil(index.size / 32)));
  for (const id of ids) {
    const place = index.placeOf(id);
    if (place !== undefined) places.add(place);
  }
  return places;
}
