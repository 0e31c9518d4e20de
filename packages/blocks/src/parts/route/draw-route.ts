import type { RouteView, ShownPoint } from "./route-view.ts";

/** The profile's own units: as wide for any way, as high for any climb. */
export const profileSize = { x: 2000, y: 400 };
/** Of the profile's height, what the lowest and the highest point keep free. */
const free = { below: 0.14, above: 0.2 };

/** The path of a stretch of a line, by the places of its ends. */
export function drawLine(
  { points, breaks }: Pick<RouteView, "points" | "breaks">,
  from = 0,
  to = points.length - 1,
): string {
  return points
    .slice(from, to + 1)
    .map(([x, y], index) => {
      const isStart = index === 0 || breaks.includes(from + index);
      return `${isStart ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

/** Where a point lies along the profile, 0 to 1. */
export const shareOf = ({ whole }: RouteView, km: number): number => km / whole.km;

/** Where a height lies, 0 at the profile's upper edge and 1 at its lower one. */
export function depthOf({ heights }: RouteView, height: number | null): number {
  if (!heights || height === null) return 0.5;
  // A plain is not drawn as mountains.
  const range = Math.max(heights.highest - heights.lowest, 60);
  const share = (height - heights.lowest) / range;
  return 1 - free.below - share * (1 - free.below - free.above);
}

/** The upper edge of a stretch of the profile; `isWhole` goes on where nothing was recorded. */
export function drawHeights(
  view: RouteView,
  from = 0,
  to = view.points.length - 1,
  isWhole = false,
): string {
  const steps = view.points.slice(from, to + 1).map(([, , km, height], index) => {
    const isStart = index === 0 || (!isWhole && view.breaks.includes(from + index));
    const x = Math.round(shareOf(view, km) * profileSize.x);
    return `${isStart ? "M" : "L"}${x} ${Math.round(depthOf(view, height) * profileSize.y)}`;
  });
  return steps.filter((step, index) => step !== steps[index - 1]).join("");
}

/** The same with the ground beneath. */
export function drawGround(view: RouteView, from = 0, to = view.points.length - 1): string {
  const [start, end] = [from, to].map((place) =>
    Math.round(shareOf(view, view.points[place]![2]) * profileSize.x),
  );
  const edge = drawHeights(view, from, to, true);
  return `${edge}L${end} ${profileSize.y}L${start} ${profileSize.y}Z`;
}

/** The point at so much of the way, between those that are kept. */
export function pointAt({ points, whole, breaks }: RouteView, share: number): ShownPoint {
  const km = share * whole.km;
  const found = points.findIndex((point) => point[2] >= km);
  const after = found === -1 ? points.length - 1 : found;
  const [to, from] = [points[after]!, points[after - 1]];
  if (!from || to[2] === from[2] || breaks.includes(after)) return to;
  const part = (km - from[2]) / (to[2] - from[2]);
  const between = (one: number, other: number) => one + (other - one) * part;
  return [
    Math.round(between(from[0], to[0])),
    Math.round(between(from[1], to[1])),
    km,
    from[3] === null || to[3] === null ? null : Math.round(between(from[3], to[3])),
  ];
}
