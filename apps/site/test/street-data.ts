import type { Feature, Geometry } from "geojson";

type Point = [longitude: number, latitude: number];

/** The office of the sample's contacts. */
export const office = { latitude: 51.9581, longitude: 85.9603 };

const at = (east: number, north: number): Point => [
  office.longitude + east / 1000,
  office.latitude + north / 1000,
];
const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: "Feature",
  geometry,
  properties,
});
const line = (points: Point[], properties: Record<string, string | number>) =>
  feature({ type: "LineString", coordinates: points }, properties);
const area = (points: Point[], properties: Record<string, string | number>) =>
  feature({ type: "Polygon", coordinates: [[...points, points[0]!]] }, properties);
const spot = (point: Point, properties: Record<string, string | number>) =>
  feature({ type: "Point", coordinates: point }, properties);
const box = (west: number, south: number, east: number, north: number): Point[] => [
  at(west, south),
  at(east, south),
  at(east, north),
  at(west, north),
];

const steps = [-24, -20, -16, -12, -9, -6, -3, 0, 3, 6, 9, 12, 16, 20, 24];
const names = ["Мира", "Лесная", "Речная", "Заводская", "Ленина", "Чуйская", "Садовая", "Новая"];

const streets = [
  ...steps.map((north, index) => ({
    points: [at(-40, north + 1), at(40, north + 1)],
    name: `ул. ${names[index % names.length]}`,
    class: north === 0 ? "primary" : "minor",
  })),
  ...steps.map((east, index) => ({
    points: [at(east + 2, -30), at(east + 2, 30)],
    name: `пер. ${names[(index + 3) % names.length]}`,
    class: east === 12 ? "secondary" : "minor",
  })),
];

/** A small town round the office, by the layers of OpenMapTiles. */
export const streetData = (): Record<string, Feature[]> => ({
  landuse: [area(box(-40, -30, 40, 30), { class: "residential" })],
  landcover: [
    area(box(-3, 8, 3, 12), { class: "wood" }),
    area(box(26, -26, 39, -2), { class: "wood" }),
  ],
  water: [
    area([at(-40, -9), at(-10, -8), at(40, -3), at(40, -4.5), at(-10, -9.5), at(-40, -10.5)], {
      class: "river",
    }),
  ],
  building: steps.flatMap((east) =>
    steps.map((north) => area(box(east + 2.6, north + 1.3, east + 3.6, north + 1.8), {})),
  ),
  transportation: streets.map(({ points, class: kind }) => line(points, { class: kind })),
  transportation_name: streets.map(({ points, name, class: kind }) =>
    line(points, { class: kind, name }),
  ),
  place: [
    spot(at(4, 4), { class: "town", name: "Gorno-Altaysk", "name:ru": "Горно-Алтайск" }),
    spot(at(-20, 12), { class: "suburb", name: "Заимка" }),
  ],
  mountain_peak: [spot(at(30, -14), { name: "Тугая", ele: 641 })],
});
