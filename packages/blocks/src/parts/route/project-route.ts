import type { TourRoute } from "@tour/api";
import { projectFrom } from "../locator-map/project.ts";
import type { Place, Spot } from "../locator-map/project.ts";

/** The map is a square of so many units; a line leaves this margin free. */
export const mapSize = 1000;
const margin = 110;
/** A bar of the scale is at most so much of the map's width. */
const longestBar = 0.3;
const radians = Math.PI / 180;

export interface ProjectedRoute {
  /** Each point's place on the map. */
  spots: Spot[];
  scale: { km: number; length: number };
}

/** Lays a route on a square map, north up, as large as it gets there. Distances near its middle are true. */
export function projectRoute({ points }: Pick<TourRoute, "points">): ProjectedRoute {
  const places = points.map(([latitude, longitude]): Place => ({ latitude, longitude }));
  const flat = places.map(projectFrom(findMiddle(places)));
  const [left, right] = findEnds(flat.map(([x]) => x));
  const [top, bottom] = findEnds(flat.map(([, y]) => y));
  const room = mapSize - 2 * margin;
  // A single place has no size: then a kilometre fills the map.
  const units = room / Math.max(right - left, bottom - top, 1);
  const spots = flat.map(([x, y]): Spot => [
    Math.round(mapSize / 2 + (x - (left + right) / 2) * units),
    Math.round(mapSize / 2 + (y - (top + bottom) / 2) * units),
  ]);
  const km = findRound((mapSize / units) * longestBar);
  return { spots, scale: { km, length: Math.round(km * units) } };
}

/** The middle of places on the globe, on whichever side of the 180th meridian they lie. */
function findMiddle(places: readonly Place[]): Place {
  let [x, y, z] = [0, 0, 0];
  for (const { latitude, longitude } of places) {
    x += Math.cos(latitude * radians) * Math.cos(longitude * radians);
    y += Math.cos(latitude * radians) * Math.sin(longitude * radians);
    z += Math.sin(latitude * radians);
  }
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) / radians,
    longitude: Math.atan2(y, x) / radians,
  };
}

const findEnds = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The largest of 1, 2, 5, 10, 20 and so on that is not larger; of short ways a part of a km. */
function findRound(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((one) => one * power <= most) ?? 1;
  return Number((step * power).toPrecision(1));
}
