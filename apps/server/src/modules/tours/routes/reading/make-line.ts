import { routeLimits } from "@tour/api";
import type { ReadRoute, RoutePoint } from "@tour/api";
import { chooseKept } from "./choose-kept.ts";
import { measure, measureKm } from "./measure.ts";
import { UnreadableTrack } from "./track.ts";
import type { Segment, TrackPoint } from "./track.ts";

/** Between two stretches that belong together, for example where the signal was lost, in km. */
const joinedWithin = 0.3;
const maxKm = 100_000;

/** One line of all stretches, measured by every point of them and then thinned. Throws `UnreadableTrack`. */
export function makeLine(segments: readonly Segment[]): ReadRoute {
  const points = segments.flatMap((segment) => segment.points);
  const ends = listEnds(segments);
  const breaks = findBreaks(points, ends);
  const sums = measure(points, new Set(breaks));
  const { km, up, down, heights } = sums;
  const last = points.length - 1;
  if (!(km[last]! > 0)) throw new UnreadableTrack("noTrack");
  if (Math.max(km[last]!, up[last]! / 10, down[last]! / 10) > maxKm) {
    throw new UnreadableTrack("tooFar");
  }
  const tracks = ends.filter((_, index) => segments[index]!.track !== segments[index + 1]?.track);
  const parts = [tracks, ends].map((list) => (list.length <= routeLimits.parts ? list : []));
  const corners = breaks.flatMap((start) => [start - 1, start]);
  const kept = chooseKept(sums, [...corners, ...parts.flat()]);
  const placeOf = new Map(kept.map((index, place) => [index, place]));
  const places = (list: readonly number[]) => list.map((index) => placeOf.get(index)!);
  return {
    points: kept.map((index): RoutePoint => {
      const { latitude, longitude } = points[index]!;
      const height = heights ? Math.round(heights[index]!) : null;
      return [
        round(latitude, 5),
        round(longitude, 5),
        height,
        round(km[index]!, 3),
        Math.round(up[index]!),
        Math.round(down[index]!),
      ];
    }),
    breaks: places(breaks),
    parts: { tracks: places(parts[0]!), segments: places(parts[1]!) },
  };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The place of the last point of each stretch. */
function listEnds(segments: readonly Segment[]): number[] {
  let count = 0;
  return segments.map(({ points }) => (count += points.length) - 1);
}

/** Where the line is not joined: its longest gaps, in their order. */
function findBreaks(points: readonly TrackPoint[], ends: readonly number[]): number[] {
  return ends
    .slice(0, -1)
    .map((end) => ({ start: end + 1, gap: measureKm(points[end]!, points[end + 1]!) }))
    .filter(({ gap }) => gap > joinedWithin)
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, routeLimits.pieces - 1)
    .map(({ start }) => start)
    .toSorted((one, other) => one - other);
}
