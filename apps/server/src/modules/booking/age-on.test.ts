import { expect, test } from "vitest";
import { ageOn } from "./age-on.ts";

test.each([
  ["2010-05-01", "2027-05-01", 17],
  ["2010-05-02", "2027-05-01", 16],
  ["2024-02-29", "2027-02-28", 2],
  ["2024-02-29", "2027-03-01", 3],
  ["2027-05-01", "2027-05-01", 0],
])("who was born on %s is on %s so many years old: %i", (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});
