import type { ReadRoute, RouteDay, RoutePoint, TourRoute } from "@tour/api";

type Line = Pick<TourRoute, "points">;

/** A day's stretch of a route: the places of its ends, km, metres up and down. */
export interface DayWay {
  from: number;
  to: number;
  km: number;
  up: number;
  down: number;
}

const kmOf = (point: RoutePoint) => point[3];

/** What is gone between two points of a route, by their places. */
export function measureWay({ points }: Line, from: number, to: number): DayWay {
  const [start, end] = [points[from]!, points[to]!];
  const [km, up, down] = ([3, 4, 5] as const).map((column) => end[column] - start[column]);
  return { from, to, km: km!, up: up!, down: down! };
}

/**
 * What is gone on each day of a programme, by the ids of its days. Days that the route does not know, and
 * those on which nothing of it is gone, begin and end at one point.
 */
export function splitRoute(route: TourRoute, days: readonly string[]): DayWay[] {
  const ends = new Map(route.days.map(({ id, to }) => [id, to]));
  let from = 0;
  return days.map((id) => {
    const way = measureWay(route, from, Math.max(from, ends.get(id) ?? from));
    from = way.to;
    return way;
  });
}

const pair = (days: readonly string[], ends: readonly number[]): RouteDay[] =>
  days.map((id, index) => ({ id, to: ends[index]! }));

/** Days of the same length; the last one has what is left. */
export function splitEvenly(line: Line, days: readonly string[]): RouteDay[] {
  const last = line.points.length - 1;
  const whole = kmOf(line.points[last]!);
  const ends = days.map((_, index) =>
    index === days.length - 1 ? last : findPlace(line, (whole * (index + 1)) / days.length),
  );
  return pair(days, ends);
}

/** Days as the file itself has them, when it has as many tracks or segments as there are days. */
export function splitByParts(read: ReadRoute, days: readonly string[]): RouteDay[] | null {
  const { tracks, segments } = read.parts;
  const ends = [tracks, segments].find(({ length }) => length > 1 && length === days.length);
  return ends ? pair(days, ends) : null;
}

/** The place of the point that is nearest to so many km from the start. */
export function findPlace({ points }: Line, km: number): number {
  const after = points.findIndex((point) => kmOf(point) >= km);
  if (after <= 0) return after === 0 ? 0 : points.length - 1;
  const isNearer = km - kmOf(points[after - 1]!) < kmOf(points[after]!) - km;
  return isNearer ? after - 1 : after;
}
