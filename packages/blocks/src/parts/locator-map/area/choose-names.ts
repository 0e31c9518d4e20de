import { cities } from "../cities.ts";
import type { City } from "../cities.ts";
import type { Spot } from "../project.ts";
import { towns } from "../towns.ts";
import { half } from "./project-area.ts";
import type { Area } from "./project-area.ts";

/** Something that is drawn at a spot: a circle of so many px, whatever the size of the map. */
export interface Mark {
  spot: Spot;
  radius: number;
}

export interface MapName {
  name: string;
  spot: Spot;
  /** Where its text begins or ends, or whose middle is at its spot; and so many px from it. */
  anchor: "start" | "middle" | "end";
  dx: number;
  dy: number;
  /** Which frames show it: all of them, or those that are a third higher than wide, or wider than high. */
  room: "any" | "tall" | "wide";
  /** Whether the map has to be `roomy` px for it. */
  isExtra: boolean;
}

/** The smallest map that is read, and from where it has room for more names, in px of its shorter side. */
const smallestMap = 320;
export const roomy = 560;
const sizes = [smallestMap, 390, 480, roomy, 680, 820, 1000];
/** Of names for all frames, and of those for high ones and wide ones each. */
const maxNames = { few: { any: 8, tall: 3, wide: 3 }, many: { any: 15, tall: 5, wide: 5 } };
/** In px, for letters of 13 px, with some air round them. */
const letter = 7.6;
const height = 16;
const air = { x: 14, y: 10 };
const dotRadius = 3;
/** The ends of the map that buttons and notes lie on, in px. */
const covered = { top: 62, bottom: 54, sides: 8 };
/** Units of the square for a degree, from where towns are shown besides cities. */
const townScale = 45;

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Put = Pick<MapName, "spot" | "anchor" | "dx" | "dy"> & { width: number };

/** Names of cities to find one's bearings by, none over another, over a mark or cut by an edge. */
export function chooseNames(area: Area, marks: readonly Mark[]): MapName[] {
  const chosen: (MapName & Put)[] = [];
  for (const isExtra of [false, true]) {
    const fitting = isExtra ? sizes.filter((size) => size >= roomy) : sizes;
    const most = isExtra ? maxNames.many : maxNames.few;
    const left = (room: MapName["room"]) =>
      most[room] - chosen.filter((other) => other.room === room).length;
    for (const { name, ...place } of listCities(area, marks)) {
      if (left("any") <= 0) break;
      if (chosen.some((other) => other.name === name)) continue;
      const spot = area.project(place);
      const put = listWays(spot, name, marks)
        .map((way) => ({ ...way, room: findRoom(way, fitting) }))
        .find(({ room, ...way }) => room && left(room) > 0 && isFree(way, chosen, marks, fitting));
      if (put?.room) chosen.push({ ...put, room: put.room, name, isExtra });
    }
  }
  return chosen;
}

/** The better known first; on a near map towns follow, those near what is marked first. */
function listCities({ scale, project }: Area, marks: readonly Mark[]): readonly City[] {
  if (scale < townScale) return cities;
  const nearest = (town: City) =>
    Math.min(...marks.map(({ spot }) => distance(spot, project(town))), 10 * half);
  return [...cities, ...towns.toSorted((a, b) => nearest(a) - nearest(b))];
}

const distance = (one: Spot, other: Spot) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** Above its spot, beside it or below; farther away where a mark lies on it. */
function listWays(spot: Spot, name: string, marks: readonly Mark[]): Put[] {
  const width = name.length * letter;
  const unit = smallestMap / (2 * half);
  const under = marks.find((mark) => distance(mark.spot, spot) * unit < mark.radius + dotRadius);
  const ways = (away: number): Put[] => [
    { spot, width, anchor: "middle", dx: 0, dy: -away - 2 },
    { spot, width, anchor: "start", dx: away, dy: 4 },
    { spot, width, anchor: "end", dx: -away, dy: 4 },
    { spot, width, anchor: "middle", dx: 0, dy: away + 11 },
  ];
  const near = dotRadius + 5;
  if (!under) return ways(near);
  return [near, under.radius + 5, 2 * under.radius].flatMap(ways);
}

function boundsOf({ spot: [x, y], anchor, dx, dy, width }: Put, size: number): Rectangle {
  const unit = size / (2 * half);
  const start = x * unit + dx - { start: 0, middle: width / 2, end: width }[anchor];
  const bottom = y * unit + dy + 4;
  return { left: start, right: start + width, top: bottom - height, bottom };
}

const isFree = (put: Put, chosen: readonly Put[], marks: readonly Mark[], fitting: number[]) =>
  fitting.every((size) => {
    const own = boundsOf(put, size);
    const unit = size / (2 * half);
    return (
      marks.every((mark) => !touches(own, circleBounds(mark.spot, unit, mark.radius), 2)) &&
      chosen.every(
        (other) =>
          !touches(own, boundsOf(other, size), air.x, air.y) &&
          !touches(own, circleBounds(other.spot, unit, dotRadius), 2) &&
          !touches(boundsOf(other, size), circleBounds(put.spot, unit, dotRadius), 2),
      )
    );
  });

const circleBounds = ([x, y]: Spot, unit: number, radius: number): Rectangle => ({
  left: x * unit - radius,
  right: x * unit + radius,
  top: y * unit - radius,
  bottom: y * unit + radius,
});

const touches = (one: Rectangle, other: Rectangle, x: number, y = x) =>
  one.left < other.right + x &&
  other.left < one.right + x &&
  one.top < other.bottom + y &&
  other.top < one.bottom + y;

/** The frames in which it is not cut: their share of width and height above the square's. */
const rooms = [
  ["any", 1, 1],
  ["tall", 1, 4 / 3],
  ["wide", 4 / 3, 1],
] as const;

function findRoom(put: Put, fitting: number[]): MapName["room"] | undefined {
  return rooms.find(([, x, y]) =>
    fitting.every((size) => {
      const own = boundsOf(put, size);
      const [right, bottom] = [(x * size) / 2, (y * size) / 2];
      return (
        own.left > covered.sides - right &&
        own.right < right - covered.sides &&
        own.top > covered.top - bottom &&
        own.bottom < bottom - covered.bottom
      );
    }),
  )?.[0];
}
