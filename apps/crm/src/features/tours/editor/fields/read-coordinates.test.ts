import { expect, it } from "vitest";
import { readCoordinates } from "./read-coordinates.ts";

it.each([
  ["51.958103, 85.960324", 51.958103, 85.960324],
  ["51.958103,85.960324", 51.958103, 85.960324],
  [" -33.9 18.4 ", -33.9, 18.4],
  ["−33.9; 18.4", -33.9, 18.4],
  ["55,75; 37,62", 55.75, 37.62],
  ["51,9581, 85,9603", 51.9581, 85.9603],
  ["51,9581 85,9603", 51.9581, 85.9603],
  ["51.9581°, 85.9603°", 51.9581, 85.9603],
  ["51.9581° N, 85.9603° E", 51.9581, 85.9603],
  ["33.9° S 70.5° W", -33.9, -70.5],
  ["N51.9581 E85.9603", 51.9581, 85.9603],
  ["E85.9603, N51.9581", 51.9581, 85.9603],
  [`51°57'29.2"N 85°57'37.1"E`, 51.958111, 85.960306],
  ["51° 57′ с. ш., 85° 57′ в. д.", 51.95, 85.95],
  ["51,9581 с.ш. 85,9603 в.д.", 51.9581, 85.9603],
])("reads %j", (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

it.each(["51.95", "Барнаул", "", "1, 2, 3", "https://yandex.ru/maps"])(
  "leaves %j alone",
  (text) => {
    expect(readCoordinates(text)).toBeUndefined();
  },
);

it.each(["91, 10", "10, 181", "185.9603, 51.9581"])(
  "says of %j that there is no such place",
  (text) => {
    expect(readCoordinates(text)).toBe("outside");
  },
);
