import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test('the role of every call comes from the environment, and is "visitor" by default', () => {
  expect(readEnv({}).userRole).toBe("visitor");
  expect(readEnv({ USER_ROLE: "organizer" }).userRole).toBe("organizer");
});

test("an unknown role stops the process with the variable's name", () => {
  expect(() => readEnv({ USER_ROLE: "guest" })).toThrow("USER_ROLE is not valid: guest");
});

test("maps have streets where an address says so, from the origins that are named", () => {
  expect(readEnv({}).map).toBe(null);
  const tiles = "https://tiles.example/{z}/{x}/{y}.pbf";
  expect(readEnv({ MAP_TILES: tiles }).map).toEqual({ tiles, origins: ["https://tiles.example"] });
  const described = { MAP_TILES: "https://maps.example:8443/planet.json?key=1" };
  const others = "https://a.example/x, https://maps.example:8443";
  expect(readEnv({ ...described, MAP_ORIGINS: others }).map?.origins).toEqual([
    "https://maps.example:8443",
    "https://a.example",
  ]);
});

test.each([
  ["MAP_TILES", "/planet.json"],
  ["MAP_TILES", "javascript:alert(1)"],
  ["MAP_ORIGINS", "everywhere"],
])("an address that %s can't have stops the process: %s", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name);
});
