import type { MapBox } from "@tour/api";
import type { Place, Spot } from "../project.ts";

/** Half of the square that a frame of any shape shows whole; spots are counted from its middle. */
export const half = 500;
/** So far out there is a drawing: for frames two and a half times as high as wide, or as wide as high. */
export const around = 2.5 * half;
/** As far north and south as the projection goes, as on maps with streets. */
const edge = 85;
const radians = Math.PI / 180;

export interface Area {
  /** The middle: degrees, and as far north as it is drawn. */
  longitude: number;
  north: number;
  /** Units of the drawing for a degree of longitude. */
  scale: number;
  project: (place: Place) => Spot;
}

/** How far north a latitude is drawn, in degrees of longitude: Mercator's projection. */
export const toNorth = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-edge, Math.min(edge, latitude)) * radians) / 2)) /
  radians;

/** The turn of a longitude that is nearest to another. */
export const nearTo = (middle: number, longitude: number): number =>
  longitude - 360 * Math.round((longitude - middle) / 360);

/**
 * Lays all of a box into the square, as maps with streets draw it: readers know it from there, and
 * places stay where they were when the streets come.
 */
export function projectArea({ west, south, east, north }: MapBox): Area {
  const longitude = (west + east) / 2;
  const [low, high] = [toNorth(south), toNorth(north)];
  const middle = (low + high) / 2;
  const scale = (2 * half) / Math.min(Math.max(east - west, high - low, 0.01), 360);
  return {
    longitude,
    north: middle,
    scale,
    project: (place) => [
      (nearTo(longitude, place.longitude) - longitude) * scale,
      (middle - toNorth(place.latitude)) * scale,
    ],
  };
}

/** Where a spot lies in the square: a drawing of any size has it there. */
export const toPercent = ([x, y]: Spot): [x: string, y: string] => [
  `${((x / half + 1) * 50).toFixed(2)}%`,
  `${((y / half + 1) * 50).toFixed(2)}%`,
];
