import { expect, test } from "vitest";
import { blankValues, findChanges } from "./tourist-values.ts";
import type { TouristValues } from "./tourist-values.ts";

const kept: TouristValues = {
  ...blankValues([]),
  last_name: "Орлова",
  questionnaire: { size: "41" },
};

test("what changed is sent, and a number that is being typed is not", () => {
  expect(findChanges(kept, kept)).toEqual({});
  const typed = { ...kept, first_name: "Анна", passport: "45 1", questionnaire: { size: "42" } };
  expect(findChanges(typed, kept)).toEqual({ first_name: "Анна", questionnaire: { size: "42" } });
});
