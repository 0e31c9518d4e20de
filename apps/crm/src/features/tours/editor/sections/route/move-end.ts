import type { RouteDay, TourRoute } from "@tour/api";
import { findPlace, splitRoute } from "@tour/blocks/route";

/**
 * The days of a route after the end of one was moved to so many km: to the nearest point, at least by
 * one, and not beyond the ends beside it.
 */
export function moveEnd(
  route: TourRoute,
  ids: readonly string[],
  index: number,
  km: number,
): RouteDay[] {
  const ends = splitRoute(route, ids).map(({ to }) => to);
  const now = ends[index]!;
  const nearest = findPlace(route, km);
  const wanted = nearest === now ? now + Math.sign(km - route.points[now]![3]) : nearest;
  const least = ends[index - 1] ?? 0;
  const most = ends[index + 1] ?? route.points.length - 1;
  const to = Math.min(most, Math.max(least, wanted));
  return ids.map((id, place) => ({ id, to: place === index ? to : ends[place]! }));
}
