import type { MapBox } from "@tour/api";
import { boxAround } from "./box.ts";
import type { TourPlace } from "./box.ts";

/** A tour by its slot, and where it begins. */
export interface PlacedTour extends TourPlace {
  slot: number;
}

export interface PlaceGroup extends TourPlace {
  slots: number[];
  box: MapBox;
}

/** As many groups stand beside each other at most: more of them would lie over each other. */
const columns = 8;
const rows = 6;
/** Groups whose middles are nearer than so many cells are one. */
const near = 1;

/** Puts tours that begin near each other, as seen on a map of a box, into groups; the largest first. */
export function groupPlaces(tours: readonly PlacedTour[], box: MapBox): PlaceGroup[] {
  const cell = cellOf(box);
  const cells = new Map<string, PlacedTour[]>();
  for (const tour of tours) {
    const x = tour.longitude < box.west ? tour.longitude + 360 : tour.longitude;
    const key = `${Math.floor((x - box.west) / cell.x)} ${Math.floor((tour.latitude - box.south) / cell.y)}`;
    const known = cells.get(key);
    const placed = { ...tour, longitude: x };
    if (known) known.push(placed);
    else cells.set(key, [placed]);
  }
  const groups: PlacedTour[][] = [];
  for (const some of [...cells.values()].toSorted((a, b) => b.length - a.length)) {
    const middle = middleOf(some);
    const neighbour = groups.find((group) => {
      const other = middleOf(group);
      return (
        Math.abs(other.longitude - middle.longitude) < near * cell.x &&
        Math.abs(other.latitude - middle.latitude) < near * cell.y
      );
    });
    if (neighbour) neighbour.push(...some);
    else groups.push(some);
  }
  return groups
    .map((group) => ({
      ...middleOf(group),
      slots: group.map(({ slot }) => slot),
      box: boxAround(group)!,
    }))
    .toSorted((a, b) => b.slots.length - a.slots.length);
}

/**
 * A square as one sees it: towards the poles degrees of longitude are narrow, and a wide box is shown
 * with much above and below it.
 */
function cellOf({ west, south, east, north }: MapBox): { x: number; y: number } {
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const x = Math.max((east - west) / columns, (north - south) / rows / narrow, 1e-6);
  return { x, y: x * narrow };
}

function middleOf(places: readonly TourPlace[]): TourPlace {
  const sum = (key: keyof TourPlace) => places.reduce((all, place) => all + place[key], 0);
  return { latitude: sum("latitude") / places.length, longitude: sum("longitude") / places.length };
}
