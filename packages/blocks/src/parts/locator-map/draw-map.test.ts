import { expect, test } from "vitest";
import { chooseCities } from "./choose-cities.ts";
import { clipLine, clipRing } from "./clip.ts";
import { drawMap, frame } from "./draw-map.ts";
import { boxOf } from "./place-name.ts";
import { placeFrom, projectFrom, readOutlines } from "./project.ts";
import type { Spot } from "./project.ts";
import { towns } from "./towns.ts";

/** Whether the middle of the map lies on land: how often a ray to the east crosses its outlines. */
function isLand(path: string): boolean {
  const rings = path
    .split("Z")
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((spot) => spot.split(" ").map(Number) as Spot),
    );
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Spot;
      return y > 0 !== nextY > 0 && x + ((0 - y) / (nextY - y)) * (nextX - x) > 0;
    }),
  );
  return crossings.length % 2 === 1;
}

test("distances on the map are true", () => {
  const [x, y] = projectFrom({ latitude: 55.75, longitude: 37.62 })({
    latitude: 59.94,
    longitude: 30.31,
  });
  expect(Math.hypot(x, y)).toBeCloseTo(634, -1);
  expect(x).toBeLessThan(0);
  expect(y).toBeLessThan(0);
});

test.each([
  [
    { latitude: 51.96, longitude: 85.96 },
    { latitude: 55.75, longitude: 37.62 },
  ],
  [
    { latitude: 66, longitude: -175 },
    { latitude: 64.73, longitude: 177.5 },
  ],
  [
    { latitude: -37, longitude: -66 },
    { latitude: -37, longitude: -66 },
  ],
])("a spot leads back to its place: from %j to %j", (middle, place) => {
  for (const zoom of [0.25, 16]) {
    const found = placeFrom(middle, zoom)(projectFrom(middle, zoom)(place));
    expect(found.latitude).toBeCloseTo(place.latitude, 6);
    expect(found.longitude).toBeCloseTo(place.longitude, 6);
  }
});

test("a map that is drawn larger shows less, and keeps land and water apart", () => {
  const krasnodar = { latitude: 45.04, longitude: 38.98 };
  const sea = { latitude: 43.3, longitude: 34.5 };
  for (const zoom of [0.25, 4, 16]) {
    expect(isLand(drawMap(krasnodar, zoom).land)).toBe(true);
    expect(isLand(drawMap(sea, zoom).land)).toBe(false);
  }
  const names = (zoom: number) => chooseCities(krasnodar, { zoom }).map(({ name }) => name);
  expect(names(0.25)).toContain("Москва");
  expect(names(4)).not.toContain("Москва");
});

test.each([
  ["Altai", 51.96, 85.96, true],
  ["the Chukchi peninsula, beyond the date line", 66, -175, true],
  ["the middle of the Black Sea", 43.3, 34.5, false],
  ["the middle of the Caspian Sea", 42, 50.7, false],
  ["the Argentine pampas, with Asia on the other side of the globe", -37, -66, true],
  ["the Pacific, with Africa on the other side of the globe", 0, -160, false],
  ["the South Pole", -90, 0, true],
  ["the North Pole", 90, 0, false],
])("land and water are told apart: %s", (_, latitude, longitude, expected) => {
  expect(isLand(drawMap({ latitude, longitude }).land)).toBe(expected);
});

test("a map is small, wherever it is", () => {
  for (let latitude = -80; latitude <= 80; latitude += 20) {
    for (let longitude = -180; longitude < 180; longitude += 30) {
      const { land, borders, grid } = drawMap({ latitude, longitude });
      expect(land.length + borders.length + grid.length).toBeLessThan(12_000);
      expect(land).not.toContain("NaN");
    }
  }
});

test("simplified outlines keep islands, seas and coasts", () => {
  const { land, borders } = readOutlines();
  expect(land.length).toBeGreaterThan(500);
  expect(borders.length).toBeGreaterThan(100);
  for (const { latitude, longitude } of land.flat()) {
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});

test("names of cities do not overlap each other or the place", () => {
  const shown = chooseCities({ latitude: 43.58, longitude: 39.72 });
  expect(shown.map(({ name }) => name)).toContain("Краснодар");
  expect(shown.map(({ name }) => name)).not.toContain("Сочи");
  for (const {
    spot: [x, y],
  } of shown) {
    expect(Math.abs(x) < frame.x && Math.abs(y) < frame.y).toBe(true);
  }
});

test.each([
  ["long ones at a side", { latitude: 43.35, longitude: 42.44 }, "Архыз"],
  ["at the lower edge", { latitude: 52.28, longitude: 104.3 }, "Байкальск"],
  ["at the upper edge", { latitude: 59.94, longitude: 30.31 }, "Сортавала", 2],
])(
  "phones do without names that their part of the map would cut: %s",
  (_, place, name, zoom = 4) => {
    const shown = chooseCities(place, { zoom, taken: [[0, 200]] });
    expect(shown.find((city) => city.name === name)).toMatchObject({ isFar: true });
    expect(shown.some((city) => !city.isFar)).toBe(true);
  },
);

test("names stay clear of the ring and of the place's mark, wherever it is", () => {
  const ring = 200;
  const isOn = (radius: number, { left, right, top, bottom }: ReturnType<typeof boxOf>) => {
    const near = Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));
    const far = Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
    return near < radius && far > radius;
  };
  let named = 0;
  let moved = 0;
  for (const middle of [...towns, { name: "Горно-Алтайск", latitude: 51.96, longitude: 85.96 }]) {
    for (const { name, spot, place } of chooseCities(middle, {
      zoom: 4,
      taken: [[0, ring]],
      ring,
    })) {
      named += 1;
      const centred = { x: spot[0], anchor: "middle", dy: -0.7 } as const;
      if (isOn(ring, boxOf(name, spot[1], centred, 38))) moved += 1;
      for (const size of [24, 38]) {
        const box = boxOf(name, spot[1], place, size);
        expect(isOn(ring, box), `${name} near ${middle.name}`).toBe(false);
      }
    }
  }
  expect(named).toBeGreaterThan(100);
  expect(moved).toBeGreaterThan(10);
});

test("a ring around the frame fills it, and a line far outside is clipped", () => {
  const small = { x: 10, y: 5 };
  const round: Spot[] = [
    [-99, -99],
    [99, -99],
    [99, 99],
    [-99, 99],
  ];
  const filled = clipRing(round, small).map((spot) => spot.map(Math.round).map(Math.abs).join(" "));
  expect(new Set(filled)).toEqual(new Set(["10 5"]));
  expect(
    clipRing(
      round.map(([x, y]): Spot => [x + 200, y]),
      small,
    ),
  ).toEqual([]);
  const line = [-50, -40, 0, 40, 50].map((x): Spot => [x, 0]);
  expect(clipLine(line, small)).toEqual([line.slice(1, 4)]);
});
