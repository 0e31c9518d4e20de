import type { Place } from "./project.ts";

/** Degrees from one line to the next, between the points of a line, and from the middle to the last. */
const world = { gap: 15, step: 5, reach: 45 };
const far = { gap: 5, step: 2.5, reach: 10 };
const near = { gap: 1, step: 1, reach: 4 };

function range(from: number, to: number, by: number): number[] {
  const first = Math.ceil(from / by) * by;
  return Array.from(
    { length: Math.floor((to - first) / by) + 1 },
    (_, index) => first + index * by,
  );
}

/** Meridians and parallels round a place; near the poles, where meridians crowd, parallels alone. */
export function listGridLines({ latitude, longitude }: Place, zoom = 1): Place[][] {
  const { gap, step, reach } = zoom < 0.5 ? world : zoom < 2 ? far : near;
  const [south, north] = [Math.max(-85, latitude - reach), Math.min(85, latitude + reach)];
  const isPolar = Math.abs(latitude) > 72;
  const wide = Math.min(180, reach / Math.cos((Math.min(80, Math.abs(latitude)) * Math.PI) / 180));
  const [west, east] = [longitude - 1.5 * wide, longitude + 1.5 * wide];
  const parallels = range(south, north, gap).map((y) =>
    range(west, east, step).map((x) => ({ latitude: y, longitude: x })),
  );
  const meridians = range(west, east, gap).map((x) =>
    range(south, north, step).map((y) => ({ latitude: y, longitude: x })),
  );
  return isPolar ? parallels : [...parallels, ...meridians];
}
