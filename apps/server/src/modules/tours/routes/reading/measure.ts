import type { TrackPoint } from "./track.ts";

const earthRadius = 6371;
const radians = Math.PI / 180;
/** Less is the noise of a device that lies on a table, in m. */
const noise = 5;
/** Of all points: with fewer heights there is no profile. */
const knownShare = 0.8;

/** What was gone from the start to each point. */
export interface Sums {
  km: number[];
  /** In m, as the next two. */
  up: number[];
  down: number[];
  /** Null where the file has none. */
  heights: number[] | null;
}

type Place = Pick<TrackPoint, "latitude" | "longitude">;

/** Along the globe, also over the 180th meridian, in km. */
export function measureKm(from: Place, to: Place): number {
  const rise = Math.sin(((to.latitude - from.latitude) * radians) / 2);
  const turn = Math.sin(((to.longitude - from.longitude) * radians) / 2);
  const flat = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(rise ** 2 + flat * turn ** 2)));
}

/** Sums along a line; over a break, given by the place that it leads to, nothing is gone. */
export function measure(points: readonly TrackPoint[], breaks: ReadonlySet<number>): Sums {
  const heights = readHeights(points, breaks);
  const sums: Sums = { km: [0], up: [0], down: [0], heights };
  let level = heights?.[0] ?? 0;
  for (let index = 1; index < points.length; index += 1) {
    const isBreak = breaks.has(index);
    const way = isBreak ? 0 : measureKm(points[index - 1]!, points[index]!);
    const height = heights?.[index] ?? 0;
    const rise = height - level;
    const isReal = !isBreak && Math.abs(rise) >= noise;
    if (isBreak || isReal) level = height;
    sums.km.push(sums.km[index - 1]! + way);
    sums.up.push(sums.up[index - 1]! + (isReal ? Math.max(rise, 0) : 0));
    sums.down.push(sums.down[index - 1]! + (isReal ? Math.max(-rise, 0) : 0));
  }
  return sums;
}

/** Heights without spikes and gaps; null where there are none, or all are zero: drawn maps say so of everything. */
function readHeights(points: readonly TrackPoint[], breaks: ReadonlySet<number>): number[] | null {
  const known = points.filter(({ height }) => !Number.isNaN(height));
  if (known.length < points.length * knownShare) return null;
  if (known.every(({ height }) => height === 0)) return null;
  return smooth(fillGaps(points.map(({ height }) => height)), breaks);
}

function fillGaps(heights: readonly number[]): number[] {
  const filled = [...heights];
  let before = -1;
  for (let index = 0; index <= filled.length; index += 1) {
    if (index < filled.length && Number.isNaN(filled[index])) continue;
    const [from, to] = [filled[before] ?? filled[index]!, filled[index] ?? filled[before]!];
    for (let gap = before + 1; gap < index; gap += 1) {
      filled[gap] = from + ((to - from) * (gap - before)) / (index - before);
    }
    before = index;
  }
  return filled;
}

/** The middle one of each three: a single wrong height goes, a summit stays almost as it was. */
function smooth(heights: readonly number[], breaks: ReadonlySet<number>): number[] {
  return heights.map((height, index) => {
    const [before, after] = [heights[index - 1], heights[index + 1]];
    const isEdge = before === undefined || after === undefined;
    if (isEdge || breaks.has(index) || breaks.has(index + 1)) return height;
    return Math.max(Math.min(before, height), Math.min(Math.max(before, height), after));
  });
}
