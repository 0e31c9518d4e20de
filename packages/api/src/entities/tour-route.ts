import * as v from "valibot";
import { integerSchema } from "./answer.ts";

/** What a route and the file that it is read from may have at most. */
export const routeLimits = {
  bytes: 20 * 1024 * 1024,
  /** Of a file. */
  filePoints: 250_000,
  /** That are kept of them. */
  points: 300,
  /** Stretches between which nothing was recorded, for example a transfer by car. */
  pieces: 40,
  /** Of a file's own parts: a day may end at each. */
  parts: 60,
  days: 120,
} as const;

const number = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));
/** From the start, so that of any stretch it is a difference. */
const sum = number(0, 1_000_000);

/**
 * Latitude, longitude, metres above the sea (null in a route without them), and from the start on: km,
 * metres up, metres down. These three were counted along all points of the file, not along those kept.
 */
const point = v.tuple([
  number(-90, 90),
  number(-180, 180),
  v.nullable(number(-500, 9000)),
  sum,
  sum,
  sum,
]);
export type RoutePoint = v.InferOutput<typeof point>;

const place = v.pipe(integerSchema, v.minValue(0), v.maxValue(routeLimits.points - 1));

const lineEntries = {
  points: v.pipe(v.array(point), v.minLength(2), v.maxLength(routeLimits.points)),
  /** Places of points that are not joined to the one before. */
  breaks: v.pipe(v.array(place), v.maxLength(routeLimits.pieces - 1)),
};

const routeDay = v.strictObject({
  /** Of a day of the programme. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** The place of the point where it ends; it begins where the day before it does. */
  to: place,
});

interface Line {
  points: RoutePoint[];
  breaks: number[];
}

const isRising = (values: readonly number[], by: number) =>
  values.every((value, index) => index === 0 || value - values[index - 1]! >= by);

function isLine({ points, breaks }: Line): boolean {
  const heights = points.filter(([, , height]) => height !== null).length;
  return (
    (heights === 0 || heights === points.length) &&
    ([3, 4, 5] as const).every((column) =>
      isRising(
        points.map((one) => one[column]),
        0,
      ),
    ) &&
    isRising([0, ...breaks, points.length], 1)
  );
}

/** Where a tour goes: points of its line, and where on it the days of its programme end. Decision 0097. */
export const tourRouteSchema = v.pipe(
  v.strictObject({
    ...lineEntries,
    days: v.pipe(v.array(routeDay), v.maxLength(routeLimits.days)),
  }),
  v.check((route) => isLine(route), "Точки маршрута не складываются в линию"),
  v.check(
    ({ points, days }) =>
      days.every(({ to }) => to < points.length) &&
      new Set(days.map(({ id }) => id)).size === days.length,
    "Дни маршрута не складываются в линию",
  ),
);
export type TourRoute = v.InferOutput<typeof tourRouteSchema>;
export type RouteDay = TourRoute["days"][number];

/** A line as it was read from a file, and the places at which its own parts end. */
export const readRouteSchema = v.object({
  ...lineEntries,
  /** The last of each list is the end of the line. */
  parts: v.object({ tracks: v.array(place), segments: v.array(place) }),
});
export type ReadRoute = v.InferOutput<typeof readRouteSchema>;
