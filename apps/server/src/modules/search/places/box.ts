import type { MapBox } from "@tour/api";

/** Where a tour begins, in degrees. */
export interface TourPlace {
  latitude: number;
  longitude: number;
}

/**
 * Where the world is cut open, in the Atlantic: Russia's east lies beyond the date line, and a box round
 * Chukotka and Kamchatka must not go round the globe.
 */
const cut = -30;

/** A longitude from the cut on. */
export const unroll = (longitude: number): number =>
  longitude < cut ? longitude + 360 : longitude;

/** The smallest part of a map with all places inside; null of none. */
export function boxAround(places: readonly TourPlace[]): MapBox | null {
  if (places.length === 0) return null;
  const box: MapBox = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { latitude, longitude } of places) {
    const x = unroll(longitude);
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  const turn = box.west >= 180 ? 360 : 0;
  return { ...box, west: box.west - turn, east: box.east - turn };
}
