import { clipLine, clipRing, runAlike } from "./clip.ts";
import type { Frame } from "./clip.ts";
import { listGridLines } from "./grid-lines.ts";
import { projectFrom, readOutlines } from "./project.ts";
import type { Place, Spot } from "./project.ts";

/** Half of the map's width and height, km; a unit of the drawing is a kilometre. */
export const frame: Frame = { x: 800, y: 500 };

/** Beyond the frame, so that clipped edges are not seen. */
const around: Frame = { x: frame.x + 12, y: frame.y + 12 };

export interface DrawnMap {
  /** Data of the path of the land, to be filled by the even-odd rule. */
  land: string;
  /** Data of the path of meridians and parallels. */
  grid: string;
  /** Data of the path of the borders. */
  borders: string;
}

const write = ([x, y]: Spot) => `${Math.round(x)} ${Math.round(y)}`;

const nearest = (ring: Spot[]) =>
  Math.min(...ring.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));

/** Spots that fall on the one before say nothing. */
const toLine = (spots: Spot[]) => {
  const texts = spots.map(write);
  return texts.filter((text, index) => text !== texts[index - 1]).join("L");
};

const toPath = (lines: Place[][], project: (place: Place) => Spot) =>
  lines
    .flatMap((places) => clipLine(places.map(project), around))
    .map((line) => `M${toLine(line)}`)
    .join("");

/**
 * Draws what lies round a place, on the server: a few kilobytes for a page, however large the world.
 * `zoom` units of the drawing are a kilometre.
 */
export function drawMap(middle: Place, zoom = 1): DrawnMap {
  const project = projectFrom(middle, zoom);
  const outlines = readOutlines();
  let land = "";
  for (const places of outlines.land) {
    const ring = places.map(project);
    // A ring round the opposite side of the globe comes out inside out: then all the rest is in it.
    const flat = places.map(({ longitude, latitude }): Spot => [longitude, -latitude]);
    if (!runAlike(ring, flat)) land += `M${[cornersOf(around)].flat().map(write).join("L")}Z`;
    if (ring.length === 0 || nearest(ring) > 20_000 * zoom) continue;
    const inside = clipRing(ring, around);
    if (inside.length > 2) land += `M${toLine(inside)}Z`;
  }
  const borders = toPath(outlines.borders, project);
  return { land, borders, grid: toPath(listGridLines(middle, zoom), project) };
}

const cornersOf = ({ x, y }: Frame): Spot[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];
