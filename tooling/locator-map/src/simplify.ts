import type { Point } from "./topology.ts";

/** Leaves out the points that stand nearer than the tolerance to the line without them (degrees). */
export function simplify(line: Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let place = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceTo(line[index] as Point, first, last);
    if (distance > farthest) [farthest, place] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, place + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(place), tolerance),
  ];
}

/** From a point to a stretch, in degrees of latitude: degrees of longitude shrink to the poles. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const shrink = Math.cos((y * Math.PI) / 180);
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const [px, py] = [(x - ax) * shrink, y - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Signed area in square degrees: negative for land, positive for holes in it. */
export function areaOf(ring: Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
