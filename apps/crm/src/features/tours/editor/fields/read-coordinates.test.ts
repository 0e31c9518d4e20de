import { expect, it } from "vitest";
import { readCoordinates } from "./read-coordinates.ts";

it.each([
  ["51.958103, 85.960324", 51.958103, 85.960324],
  ["51.958103,85.960324", 51.958103, 85.960324],
  [" -33.9 18.4 ", -33.9, 18.4],
  ["55,75; 37,62", 55.75, 37.62],
])("reads %j", (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

it.each(["51.95", "Барнаул", "91, 10", "10, 181", "", "1, 2, 3"])("leaves %j alone", (text) => {
  expect(readCoordinates(text)).toBeUndefined();
});
