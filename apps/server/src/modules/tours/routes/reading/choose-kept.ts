import { routeLimits } from "@tour/api";
import type { Sums } from "./measure.ts";

/**
 * The places of the points that stand for a line: its ends, its summit and its lowest point, those that
 * are asked for, and others at equal distances.
 */
export function chooseKept({ km, heights }: Sums, asked: readonly number[]): number[] {
  const last = km.length - 1;
  if (km.length <= routeLimits.points) return km.map((_, index) => index);
  const kept = new Set([0, last, ...asked]);
  if (heights) {
    kept.add(findMost(heights, 1));
    kept.add(findMost(heights, -1));
  }
  const free = routeLimits.points - kept.size;
  let index = 0;
  for (let step = 1; step <= free; step += 1) {
    const wanted = (km[last]! * step) / (free + 1);
    while (km[index]! < wanted) index += 1;
    kept.add(index);
  }
  return [...kept].toSorted((one, other) => one - other);
}

/** The place of the highest, or by -1 of the lowest. */
function findMost(heights: readonly number[], sign: 1 | -1): number {
  return heights.reduce(
    (most, height, index) => (height * sign > heights[most]! * sign ? index : most),
    0,
  );
}
