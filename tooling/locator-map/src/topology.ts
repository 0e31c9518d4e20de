import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export type Point = [x: number, y: number];

/** Arcs of a ring by their numbers; `~n` is arc n backwards. */
type Ring = number[];

interface Geometry {
  type: "Polygon" | "MultiPolygon";
  arcs: Ring[] | Ring[][];
  id?: string;
}

/** The part of TopoJSON that Natural Earth's countries are written in. */
interface Topology {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: Record<"countries" | "land", { geometries: Geometry[] }>;
}

/** Outlines of land and countries at a scale of 1:50 million. Natural Earth, public domain. */
export function readTopology() {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const { arcs, transform, objects } = JSON.parse(readFileSync(path, "utf8")) as Topology;
  return { arcs: arcs.map((arc) => placeArc(arc, transform)), ...objects };
}

/** An arc's differences as degrees. */
function placeArc(arc: Point[], { scale, translate }: Topology["transform"]): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

export const ringsOf = ({ type, arcs }: Geometry): Ring[] =>
  type === "Polygon" ? (arcs as Ring[]) : (arcs as Ring[][]).flat();

/** One closed line from the arcs of a ring. */
export function joinRing(ring: Ring, arcs: Point[][]): Point[] {
  return ring.flatMap((number) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    return arc.slice(0, -1);
  });
}

/**
 * Pairs of countries whose border is disputed, by their ISO numbers. A locator map takes no side:
 * it does not draw these.
 */
const disputed = new Set(["643 804", "268 643", "504 732", "356 586", "156 356", "376 275"]);

/** Arcs between two countries, but for disputed borders and places without a number of their own. */
export function listBorders(countries: Geometry[]): number[] {
  const owners = new Map<number, string[]>();
  for (const country of countries) {
    for (const number of ringsOf(country).flat()) {
      const arc = number < 0 ? ~number : number;
      owners.set(arc, [...(owners.get(arc) ?? []), country.id ?? ""]);
    }
  }
  return [...owners].flatMap(([arc, ids]) => {
    const isBorder = ids.length === 2 && ids.every(Boolean);
    return isBorder && !disputed.has(ids.toSorted().join(" ")) ? [arc] : [];
  });
}
