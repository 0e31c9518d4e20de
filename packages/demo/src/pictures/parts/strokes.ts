import { pathOf, type Point, type Sheet } from "../sheet.ts";

/** A broken line between two points, as a spur runs down. */
export function zigzag(
  sheet: Sheet,
  from: Point,
  to: Point,
  steps: number,
  amount: number,
): Point[] {
  const { random } = sheet;
  const points: Point[] = [from];
  let side = random.chance(0.5) ? 1 : -1;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const jag = side * amount * random.between(0.3, 1) * (0.4 + t);
    points.push([from[0] + (to[0] - from[0]) * t + jag, from[1] + (to[1] - from[1]) * t]);
    side = -side;
  }
  points.push(to);
  return points;
}

/** A tapering brush stroke down the slope, widest a third of the way. */
export function rib(sheet: Sheet, from: Point, dx: number, dy: number, width: number): string {
  const { random } = sheet;
  const at = (t: number, off: number): Point => [
    from[0] + dx * t + off * width,
    from[1] + dy * t + random.between(-0.03, 0.03) * dy,
  ];
  return pathOf([
    from,
    at(0.22, 0.35),
    at(0.4, 0.28),
    at(0.55, 0.5),
    at(0.8, 0.22),
    at(1, 0),
    at(0.7, -0.1),
    at(0.52, -0.34),
    at(0.35, -0.12),
    at(0.18, -0.2),
  ]);
}
