import { readMapBox } from "@tour/api";
import type { MapBox } from "@tour/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Bitset } from "../bitset.ts";
import { boxAround } from "./box.ts";
import type { TourPlace } from "./box.ts";
import type { TourIndex } from "../tour-index.ts";
import { groupPlaces } from "./group-places.ts";
import { withinBox } from "./within-box.ts";

const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
});
const places = fc.array(place, { maxLength: 60 });

/** Whether a place lies within a part of a map, whichever way round its longitude is counted. */
function isWithinBox(place: TourPlace, { west, south, east, north }: MapBox): boolean {
  const { latitude, longitude } = place;
  if (latitude < south || latitude > north) return false;
  return (longitude >= west && longitude <= east) || longitude + 360 <= east;
}

test("the tours of a part of a map match a check of each, across the date line too", () => {
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  const width = fc.double({ min: 0, max: 179, noNaN: true });
  fc.assert(
    fc.property(places, longitude, width, (all, west, wide) => {
      const box = { west, south: -30, east: west + wide, north: 60 };
      const columns = {
        latitude: Float64Array.from(all, (one) => one.latitude),
        longitude: Float64Array.from(all, (one) => one.longitude),
      };
      const listed = new Bitset();
      all.forEach((_, slot) => listed.add(slot));
      const slots: number[] = [];
      withinBox({ columns: columns as TourIndex["columns"], listed }, box).forEach((slot) =>
        slots.push(slot),
      );
      expect(slots).toEqual(all.flatMap((one, slot) => (isWithinBox(one, box) ? slot : [])));
    }),
  );
});

test("every tour is in exactly one group, and within its group's box", () => {
  fc.assert(
    fc.property(places, (all) => {
      const box = boxAround(all);
      if (!box) return;
      const tours = all.map((one, slot) => ({ ...one, slot }));
      const groups = groupPlaces(tours, box);
      expect(groups.flatMap(({ slots }) => slots).toSorted((a, b) => a - b)).toEqual(
        all.map((_, slot) => slot),
      );
      expect(groups.length).toBeLessThanOrEqual(9 * 7);
      for (const group of groups) {
        for (const slot of group.slots) {
          const { west, south, east, north } = group.box;
          const wider = { west, south, east: east + 1e-9, north: north + 1e-9 };
          expect(isWithinBox({ ...all[slot]! }, { ...wider, west: west - 1e-9 })).toBe(true);
        }
      }
    }),
  );
});

test("a box round places has all of them inside", () => {
  fc.assert(
    fc.property(places, (all) => {
      const box = boxAround(all);
      if (!box) return;
      const wider = { ...box, west: box.west - 1e-9, east: box.east + 1e-9 };
      for (const one of all) expect(isWithinBox(one, wider)).toBe(true);
    }),
  );
});

test("tours on both sides of the date line are neighbours", () => {
  const anadyr = { latitude: 64.7, longitude: 177.5 };
  const provideniya = { latitude: 64.4, longitude: -173.2 };
  const box = boxAround([anadyr, provideniya])!;
  expect(box.west).toBe(177.5);
  expect(box.east).toBeCloseTo(186.8);
  const wide = { west: 60, south: 40, east: 190, north: 75 };
  expect(isWithinBox(provideniya, wide)).toBe(true);
  const tours = [anadyr, provideniya].map((one, slot) => ({ ...one, slot }));
  const [group, ...others] = groupPlaces(tours, wide);
  expect(others).toEqual([]);
  expect(group!.longitude).toBeCloseTo(182.15);
});

test.each(["", "1,2,3", "1,2,3,4,5", "a,b,c,d", "10,0,5,10", "0,10,5,5", "0,-91,5,5", "1e3,0,5,5"])(
  "%j is no part of a map",
  (text) => expect(readMapBox(text)).toBe(null),
);

test("a part of a map is read as it is written", () => {
  expect(readMapBox("170,50.5,190.25,70")).toEqual({
    west: 170,
    south: 50.5,
    east: 190.25,
    north: 70,
  });
});

test("on a map of a whole country, what would lie over each other is one group", () => {
  const tours = [
    { slot: 0, latitude: 61.78, longitude: 34.35 },
    { slot: 1, latitude: 64.96, longitude: 35.7 },
    { slot: 2, latitude: 53.02, longitude: 158.65 },
  ];
  const counts = groupPlaces(tours, boxAround(tours)!).map(({ slots }) => slots.length);
  expect(counts).toEqual([2, 1]);
});
