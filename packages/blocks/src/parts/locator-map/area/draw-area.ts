import { clipLine, clipRing } from "../clip.ts";
import { readOutlines } from "../project.ts";
import type { Place, Spot } from "../project.ts";
import { around, half, nearTo, toNorth } from "./project-area.ts";
import type { Area } from "./project-area.ts";

/** A line in degrees of longitude, beyond 180 where it goes on, and as far north as it is drawn. */
interface FlatLine {
  spots: Spot[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Islands and turns that are smaller than this are not seen, in units. */
const smallest = 6;
const finest = 2.5;
/** Deep below any map: Antarctica goes on to there. */
const deep = -1000;
/** Where Antarctica begins. */
const south = toNorth(-62);
/** Degrees from one line of the grid to the next. */
const gaps = [30, 10, 5, 2, 1];
const maxGridLines = 12;

let flat: { land: FlatLine[]; borders: FlatLine[] } | undefined;

/** All outlines laid flat, when the first map is drawn. */
const readFlat = () => {
  const { land, borders } = readOutlines();
  return (flat ??= { land: land.map(flatten), borders: borders.map(flatten) });
};

function flatten(places: readonly Place[]): FlatLine {
  let before = places[0]?.longitude ?? 0;
  const spots = places.map(({ longitude, latitude }): Spot => {
    before = nearTo(before, longitude);
    return [before, toNorth(latitude)];
  });
  const [first, last] = [spots[0], spots.at(-1)];
  // A coast all round a pole does not come back to where it began: its land is below it.
  if (first && last && Math.abs(first[0] - last[0]) > 180)
    spots.push([last[0], deep], [first[0], deep]);
  const [x, y] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])];
  const [west, east] = [Math.min(...x), Math.max(...x)];
  return { spots, west, east, south: Math.min(...y), north: Math.max(...y) };
}

/** Data of the paths of land, borders and a grid, in units of the square. */
export function drawArea(area: Area): { land: string; borders: string; grid: string } {
  const { land, borders } = readFlat();
  const frame = { x: around, y: around };
  return {
    land: land
      .filter((line) => isSeen(line, area) && (isPolar(area) || line.north > south))
      .flatMap((line) => turnsOf(line, area).map((ring) => clipRing(ring, frame)))
      .map((ring) => writeLine(ring, "Z"))
      .join(""),
    borders: borders
      .flatMap((line) => turnsOf(line, area).flatMap((turn) => clipLine(turn, frame)))
      .map((line) => writeLine(line, ""))
      .join(""),
    grid: drawGrid(area),
  };
}

/** Antarctica would fill half of an upright map of the world: it is there for who goes there. */
const isPolar = ({ north, scale }: Area) => north - half / scale < south;

const isSeen = ({ west, east, south, north }: FlatLine, { scale }: Area) =>
  Math.max(east - west, north - south) * scale >= smallest;

/** A line as often as it is seen: on a map of the whole world both ends of it. */
function turnsOf({ spots, west, east, south, north }: FlatLine, area: Area): Spot[][] {
  const { longitude, north: middle, scale } = area;
  const reach = around / scale;
  if (south > middle + reach || north < middle - reach) return [];
  const first = Math.ceil((longitude - reach - east) / 360);
  const last = Math.floor((longitude + reach - west) / 360);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    spots.map(([x, y]): Spot => [
      (x + 360 * (first + index) - longitude) * scale,
      (middle - y) * scale,
    ]),
  );
}

/** Without the turns that nobody sees. */
function writeLine(spots: readonly Spot[], end: "Z" | ""): string {
  const kept: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    const before = kept.at(-1);
    const isFar = !before || Math.hypot(spot[0] - before[0], spot[1] - before[1]) >= finest;
    if (isFar || (!end && index === spots.length - 1)) kept.push(spot);
  }
  const rounded = kept.map((spot) => spot.map(Math.round) as Spot);
  const [first, ...rest] = rounded;
  if (!first || rest.length < (end ? 2 : 1)) return "";
  // Steps from one spot to the next are half as long as where the spots are.
  const steps = rest.map(([x, y], index) => [x - rounded[index]![0], y - rounded[index]![1]]);
  return `M${first.join(" ")}l${steps.flat().join(" ").replaceAll(" -", "-")}${end}`;
}

function drawGrid({ longitude, north, scale }: Area): string {
  const shown = (2 * around) / scale;
  const gap = gaps.findLast((one) => shown / one <= maxGridLines) ?? gaps[0]!;
  const reach = around / scale;
  const meridians = range(longitude - reach, longitude + reach, gap).map(
    (x) => `M${Math.round((x - longitude) * scale)} ${-around}V${around}`,
  );
  const parallels = range(-80, 80, gap)
    .map((latitude) => Math.round((north - toNorth(latitude)) * scale))
    .filter((y) => Math.abs(y) < around)
    .map((y) => `M${-around} ${y}H${around}`);
  return [...meridians, ...parallels].join("");
}

function range(from: number, to: number, by: number): number[] {
  const first = Math.ceil(from / by) * by;
  const length = Math.max(Math.floor((to - first) / by) + 1, 0);
  return Array.from({ length }, (_, index) => first + index * by);
}
