import { expect, test } from "vitest";
import type { MapColors } from "./map-colors.ts";
import { makeMapStyle } from "./map-style.ts";

const names = [
  ...["land", "water", "green", "built", "building", "road", "mainRoad", "casing", "path", "rail"],
  ...["label", "quietLabel", "waterLabel"],
];
const colors = Object.fromEntries(
  names.map((name, index) => [name, `rgb(${index}, 0, 0)`]),
) as unknown as MapColors;

const styleOf = (tiles: string) => makeMapStyle({ colors, tiles, faces: ["Onest", "sans-serif"] });

test("every colour of the preset is on the map, and no other", () => {
  const written = JSON.stringify(styleOf("https://tiles.example/planet.json").layers);
  const used = new Set(written.match(/rgb\([^)]*\)/g));
  expect(used).toEqual(new Set(Object.values(colors)));
  expect(written).not.toMatch(/#[0-9a-f]{3}/i);
});

test("it takes no side: no borders, and no names of countries", () => {
  const { layers } = styleOf("https://tiles.example/planet.json");
  const sources = layers.map((layer) => ("source-layer" in layer ? layer["source-layer"] : ""));
  expect(sources).not.toContain("boundary");
  const places = layers.filter((layer) => JSON.stringify(layer).includes('"place"'));
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) expect(JSON.stringify(place)).not.toMatch(/country|state|continent/);
});

test("names are Russian first, in the preset's face, and no font or picture is fetched", () => {
  const style = styleOf("https://tiles.example/planet.json");
  const written = JSON.stringify(style);
  expect(written).toContain(JSON.stringify(["coalesce", ["get", "name:ru"], ["get", "name"]]));
  expect(written).toContain('"text-font":["Onest","sans-serif"]');
  expect(style.glyphs).toBe(undefined);
  expect(style.sprite).toBe(undefined);
});

test("an address is that of a description, or of the tiles themselves", () => {
  const described = "https://tiles.example/planet.json?key=1";
  expect(styleOf(described).sources["streets"]).toEqual({ type: "vector", url: described });
  const template = "https://tiles.example/{z}/{x}/{y}.pbf";
  expect(styleOf(template).sources["streets"]).toMatchObject({ tiles: [template], maxzoom: 14 });
});
