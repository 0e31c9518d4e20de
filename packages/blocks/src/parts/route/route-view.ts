import type { TourRoute } from "@tour/api";
import { projectRoute } from "./project-route.ts";
import { measureWay, splitRoute } from "./split-route.ts";
import type { DayWay } from "./split-route.ts";

/** On the map from its corner, km from the start, metres above the sea. */
export type ShownPoint = [x: number, y: number, km: number, height: number | null];

export interface ShownDay extends DayWay {
  /** From 1. */
  number: number;
}

/** A route as it is drawn. */
export interface RouteView {
  points: ShownPoint[];
  /** Places of points that are not joined to the one before. */
  breaks: number[];
  /** The days on which something of it is gone. */
  days: ShownDay[];
  whole: DayWay;
  /** In m; null of a route without heights. */
  heights: { lowest: number; highest: number } | null;
  /** A bar of the map's scale: how long it is there and in nature. */
  scale: { km: number; length: number };
}

/** What is drawn of a route, with the days of a programme by their ids and numbers. */
export function toRouteView(
  route: TourRoute,
  days: readonly { id: string; number: number }[],
): RouteView {
  const { spots, scale } = projectRoute(route);
  const ways = splitRoute(
    route,
    days.map(({ id }) => id),
  );
  const heights = route.points.flatMap(([, , height]) => height ?? []);
  return {
    points: route.points.map(([, , height, km], index) => [
      ...spots[index]!,
      Number(km.toFixed(2)),
      height,
    ]),
    breaks: route.breaks,
    days: ways
      .map((way, index) => ({ ...way, number: days[index]!.number }))
      .filter(({ km }) => km > 0),
    whole: measureWay(route, 0, route.points.length - 1),
    heights:
      heights.length > 0 ? { lowest: Math.min(...heights), highest: Math.max(...heights) } : null,
    scale,
  };
}
