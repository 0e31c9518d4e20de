import { expect, test } from "vitest";
import { chooseNames } from "./choose-names.ts";
import { drawArea } from "./draw-area.ts";
import { half, projectArea } from "./project-area.ts";

const russia = { west: 11, south: 39, east: 178, north: 73 };
const world = { west: -125, south: -60, east: 235, north: 75 };
const altai = { west: 83, south: 50.2, east: 89, north: 53.8 };

const namesOf = (box: typeof russia, marks: readonly [number, number][] = []) => {
  const area = projectArea(box);
  const spots = marks.map(([latitude, longitude]) => area.project({ latitude, longitude }));
  return chooseNames(
    area,
    spots.map((spot) => ({ spot, radius: 16 })),
  );
};

/** The spots of a path's rings. */
const readRings = (path: string): [number, number][][] =>
  path
    .split("M")
    .slice(1)
    .map((ring) => {
      let [x, y] = [0, 0];
      return [...ring.matchAll(/(-?\d+)[ l]?(-?\d+)/g)].map(([, dx, dy]) => {
        [x, y] = [x + Number(dx), y + Number(dy)];
        return [x, y];
      });
    });

test.each([
  ["a country", russia],
  ["the world", world],
  ["a part beyond the date line", { west: 170, south: 50, east: 200, north: 70 }],
  ["a region", altai],
])("all of %s lies in the square", (_, box) => {
  const { project } = projectArea(box);
  for (const longitude of [box.west + 0.001, box.east - 0.001])
    for (const latitude of [box.south, box.north]) {
      const [x, y] = project({ latitude, longitude });
      expect(Math.abs(x)).toBeLessThanOrEqual(half + 1);
      expect(Math.abs(y)).toBeLessThanOrEqual(half + 1);
    }
});

test("a country is shown with the cities that its readers know", () => {
  const names = namesOf(russia).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Москва", "Новосибирск", "Владивосток"]));
  expect(names).not.toEqual(expect.arrayContaining(["Рейкьявик"]));
});

test("a region is shown with its towns, those near its tours first", () => {
  const names = namesOf(altai, [[51.4, 86]]);
  expect(names.slice(0, 8).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Горно-Алтайск", "Чемал"]),
  );
});

test("Chukotka and Alaska meet at the date line, whose ends are no coast", () => {
  const { land } = drawArea(projectArea({ west: 170, south: 60, east: 196, north: 70 }));
  const x = Math.round((180 - 183) * (1000 / 26));
  const seam = readRings(land).flatMap((ring) =>
    ring.filter(
      (spot, index) => Math.abs(spot[0] - x) < 2 && Math.abs(ring.at(index - 1)![0] - x) < 2,
    ),
  );
  expect(seam).toEqual([]);
});

test("a drawing is small, wherever it is", () => {
  for (const box of [russia, world, altai]) {
    const { land, borders, grid } = drawArea(projectArea(box));
    expect(land.length + borders.length + grid.length).toBeLessThan(90_000);
  }
});
