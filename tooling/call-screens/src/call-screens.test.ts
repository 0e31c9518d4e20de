import { contract } from "@tour/api/contract";
import { expect, test } from "vitest";
import { isAsked } from "./is-asked.ts";
import { readScreens } from "./read-screens.ts";
import { withoutScreen } from "./without-screen.ts";

const files = readScreens();
const calls = Object.entries(contract).map(([name, { path }]) => ({ name, path }));
const unasked = calls.filter((call) => !files.some((file) => isAsked(call, file)));

test("every call is made by a screen, or named with the reason why none makes it", () => {
  const names = unasked.map(({ name }) => name).filter((name) => !(name in withoutScreen));
  expect(names).toEqual([]);
});

test("no reason stands for a call that a screen makes, or that there is not", () => {
  const kept = new Set(unasked.map(({ name }) => name));
  expect(Object.keys(withoutScreen).filter((name) => !kept.has(name))).toEqual([]);
});

test.each([
  ["by the client", "await client.tourReviews({ query })", true],
  ["by a form", "body: reviewCalls.tourReviews.body!", true],
  ["by its path", 'fetch("/spa/tour-reviews?id=1")', true],
  ["by nobody who only passes it on", 'app.get("/spa/tour-reviews", pass)', false],
  ["by nobody who asks a longer path", 'fetch("/spa/tour-reviews-paper")', false],
  ["by nobody who only has a field of that name", "const tourReviews = 1", false],
])("a call is made %s", (_, file, isMade) => {
  expect(isAsked({ name: "tourReviews", path: "/spa/tour-reviews" }, file)).toBe(isMade);
});
