import { cities } from "./cities.ts";
import { frame } from "./draw-map.ts";
import { projectFrom } from "./project.ts";
import type { Place, Spot } from "./project.ts";
import { towns } from "./towns.ts";

export interface ShownCity {
  name: string;
  spot: Spot;
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
/** Half of a character's width in the widest of the fonts. */
const halfCharacter = 12.5;
const startSide = -150;
const endSide = 190;

interface ChooseOptions {
  zoom?: number;
  /** Spots that something else is written at. */
  taken?: readonly Spot[];
  /** How far to the sides there are names, for a map of which no more may be seen. */
  reach?: number;
}

/** The cities round a place that fit on its map without their names touching. */
export function chooseCities(middle: Place, options: ChooseOptions = {}): ShownCity[] {
  const { zoom = 1, taken: others = [], reach = frame.x - margin.x } = options;
  const project = projectFrom(middle, zoom);
  const taken: Spot[] = [[0, 0], ...others];
  const known = zoom < 2 ? cities : [...cities, ...towns];
  return known
    .map((each) => ({ name: each.name, spot: project(each) }))
    .filter(({ spot: [x, y] }) => {
      const isIn = Math.abs(x) < reach && Math.abs(y) < frame.y - margin.y;
      const isFree = taken.every(
        ([otherX, otherY]) => Math.abs(x - otherX) > apart.x || Math.abs(y - otherY) > apart.y,
      );
      if (!isIn || !isFree || taken.length > maxCities + others.length) return false;
      taken.push([x, y]);
      return true;
    })
    .map(({ name, spot }) => ({
      name,
      spot,
      isFar: isCutOnPhones(name, spot),
      isAtStart: spot[0] < startSide,
      isAtEnd: spot[0] > endSide,
    }));
}

const isCutOnPhones = (name: string, [x, y]: Spot): boolean =>
  Math.abs(x) + name.length * halfCharacter > onPhones.x ||
  y < -onPhones.above ||
  y > onPhones.below;
