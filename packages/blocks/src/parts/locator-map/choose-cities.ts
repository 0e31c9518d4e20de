import { cities } from "./cities.ts";
import { frame } from "./draw-map.ts";
import { projectFrom } from "./project.ts";
import type { Place, Spot } from "./project.ts";
import { boxOf, placeName } from "./place-name.ts";
import type { NamePlace } from "./place-name.ts";
import { towns } from "./towns.ts";

export interface ShownCity {
  name: string;
  spot: Spot;
  place: NamePlace;
  /** On phones only the middle of the map is seen: so far out, a name would be cut by its edge. */
  isFar: boolean;
  /** On tablets a card may lie over this side. */
  isAtStart: boolean;
  /** Where a card takes the start, the map is moved so far that names of this side are cut. */
  isAtEnd: boolean;
}

const maxCities = 6;
/** Names are at least so far from each other, from the place and from the map's edges, km. */
const apart = { x: 250, y: 90 };
const margin = { x: 170, y: 60 };
/** What phones show of the map at least: 5 to 4, and drawn half as large again. */
const onPhones = { x: 400, above: 276, below: 324 };
/** Of letters on phones. */
const phoneSize = 38;
const startSide = -150;
const endSide = 190;

interface ChooseOptions {
  zoom?: number;
  /** Spots that something else is written at. */
  taken?: readonly Spot[];
  /** How far a ring is about the middle, that no name lies on. */
  ring?: number;
  /** How far to the sides there are names, for a map of which no more may be seen. */
  reach?: number;
}

/** The cities round a place that fit on its map without their names touching. */
export function chooseCities(middle: Place, options: ChooseOptions = {}): ShownCity[] {
  const { zoom = 1, taken: others = [], ring = 0, reach = frame.x - margin.x } = options;
  const project = projectFrom(middle, zoom);
  const taken: Spot[] = [[0, 0], ...others];
  const known = zoom < 2 ? cities : [...cities, ...towns];
  return known
    .map((each) => ({ name: each.name, spot: project(each) }))
    .flatMap(({ name, spot }) => {
      const [x, y] = spot;
      const isIn = Math.abs(x) < reach && Math.abs(y) < frame.y - margin.y;
      const isFree = taken.every(
        ([otherX, otherY]) => Math.abs(x - otherX) > apart.x || Math.abs(y - otherY) > apart.y,
      );
      if (!isIn || !isFree || taken.length > maxCities + others.length) return [];
      const place = placeName(name, spot, ring);
      if (!place) return [];
      taken.push(spot);
      return [{ name, spot, place }];
    })
    .map(({ name, spot, place }) => ({
      name,
      spot,
      place,
      isFar: isCutOnPhones(name, spot, place),
      isAtStart: spot[0] < startSide,
      isAtEnd: spot[0] > endSide,
    }));
}

function isCutOnPhones(name: string, [, y]: Spot, place: NamePlace): boolean {
  const { left, right } = boxOf(name, y, place, phoneSize);
  const isCutAtSide = Math.max(-left, right) > onPhones.x;
  return isCutAtSide || y < -onPhones.above || y > onPhones.below;
}
