import type { MapBox } from "@tour/api";

/** As far north and south as a map with streets goes. */
const edge = 85;
/** Of no part less is shown, in degrees: some streets of a town. */
const least = 0.04;

/** A part of a map as an address has it: a hundred metres are near enough. */
export function writeBox({ west, south, east, north }: MapBox): string {
  const turn = west >= 180 ? -360 : west < -180 ? 360 : 0;
  return [west + turn, south, east + turn, north]
    .map((degrees) => Number(degrees.toFixed(3)))
    .join(",");
}

/** What begins within so many degrees is one place: no part of a map would show it apart. */
const spot = 0.01;
export const isSpot = ({ west, south, east, north }: MapBox): boolean =>
  east - west < spot && north - south < spot;

/** The same middle, so many times as wide and high. */
export function scaleBox({ west, south, east, north }: MapBox, factor: number): MapBox {
  const x = Math.min(Math.max(((east - west) / 2) * factor, least), 179);
  const y = Math.max(((north - south) / 2) * factor, least);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  return {
    west: middleX - x,
    east: middleX + x,
    south: Math.max(middleY - y, -edge),
    north: Math.min(middleY + y, edge),
  };
}

/** Half of what is shown round a single place at least: the next towns are on it, 400 km across. */
const region = 1.8;
/** Half of what a drawing without streets says anything about. */
const drawable = 0.25;

/** What a drawing shows: the part that is asked for, else all of a box with something round it. */
export function frameBox(box: MapBox, isAsked: boolean): MapBox {
  const { west, south, east, north } = isAsked ? box : scaleBox(box, 1.3);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const half = isAsked ? drawable : region;
  const x = Math.max((east - west) / 2, half / Math.cos((middleY * Math.PI) / 180));
  const y = Math.max((north - south) / 2, half);
  return {
    west: middleX - x,
    east: middleX + x,
    south: Math.max(middleY - y, -edge),
    north: Math.min(middleY + y, edge),
  };
}

/** Whether what is drawn is as near as a drawing gets. */
export const isNearest = (drawn: MapBox): boolean =>
  writeBox(frameBox(scaleBox(drawn, 0.5), true)) === writeBox(drawn);
