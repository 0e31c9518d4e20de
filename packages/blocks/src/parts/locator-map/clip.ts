import type { Spot } from "./project.ts";

/** Half of the width and of the height, km. */
export interface Frame {
  x: number;
  y: number;
}

type Inside = (spot: Spot) => number;

/** Distance into the frame from each of its sides; negative outside. */
const sidesOf = ({ x, y }: Frame): Inside[] => [
  (spot) => x + spot[0],
  (spot) => x - spot[0],
  (spot) => y + spot[1],
  (spot) => y - spot[1],
];

function cross(from: Spot, to: Spot, before: number, after: number): Spot {
  const share = before / (before - after);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The part of a closed line that lies in the frame (Sutherland and Hodgman's way). */
export function clipRing(ring: Spot[], frame: Frame): Spot[] {
  return sidesOf(frame).reduce((line, inside) => {
    return line.flatMap((spot, index) => {
      const from = line.at(index - 1) as Spot;
      const before = inside(from);
      const after = inside(spot);
      if (before >= 0 !== after >= 0) {
        const edge = cross(from, spot, before, after);
        return after >= 0 ? [edge, spot] : [edge];
      }
      return after >= 0 ? [spot] : [];
    });
  }, ring);
}

/** The stretches of an open line that have an end in the frame. */
export function clipLine(line: Spot[], frame: Frame): Spot[][] {
  const isIn = (spot?: Spot) =>
    spot !== undefined && sidesOf(frame).every((inside) => inside(spot) >= 0);
  const stretches: Spot[][] = [];
  let isOpen = false;
  line.forEach((spot, index) => {
    const isNear = isIn(spot) || isIn(line[index - 1]) || isIn(line[index + 1]);
    if (!isNear) isOpen = false;
    else if (isOpen) stretches.at(-1)?.push(spot);
    else {
      stretches.push([spot]);
      isOpen = true;
    }
  });
  return stretches.filter(({ length }) => length > 1);
}

/** Twice the signed area. */
const areaOf = (ring: Spot[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Spot;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Whether two rings run round their insides the same way. */
export const runAlike = (one: Spot[], other: Spot[]) => areaOf(one) >= 0 === areaOf(other) >= 0;
