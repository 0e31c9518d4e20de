import * as v from "valibot";
import { expect, test } from "vitest";
import { messages } from "../texts/messages.ts";
import { coordinates, readCoordinates } from "./coordinates.ts";

test.each([
  ["51.958, 85.9603", 51.958, 85.9603],
  ["-33.9, -18.42", -33.9, -18.42],
  ["51,958; 85,9603", 51.958, 85.9603],
  ["55.75 37.62", 55.75, 37.62],
  ["55.75°, 37.62°", 55.75, 37.62],
])("%s are coordinates", (text, latitude, longitude) => {
  expect(readCoordinates(text)).toEqual({ latitude, longitude });
});

test.each(["", "Горно-Алтайск", "91, 10", "10, 181", "51.958"])(
  "%s are not coordinates",
  (text) => {
    expect(readCoordinates(text)).toBeNull();
  },
);

test("coordinates may be omitted, but not invalid", () => {
  const schema = coordinates({ label: "Координаты" });
  expect(v.safeParse(schema, "").success).toBe(true);
  expect(v.safeParse(schema, "там, за рекой").issues?.[0].message).toBe(messages.coordinates);
});
