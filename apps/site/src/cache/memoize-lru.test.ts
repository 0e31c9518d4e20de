import { expect, test, vi } from "vitest";
import { memoizeLru } from "./memoize-lru.ts";

function makeThemes(max: number) {
  const make = vi.fn(({ accent }: { accent: string }) => ({ css: `--accent: ${accent}` }));
  return { make, themeOf: memoizeLru(max, make) };
}

test("an equal input gets the result of the first one", () => {
  const { make, themeOf } = makeThemes(2);
  expect(themeOf({ accent: "red" })).toBe(themeOf({ accent: "red" }));
  expect(make).toHaveBeenCalledTimes(1);
});

test("the most recently used inputs are kept", () => {
  const { make, themeOf } = makeThemes(2);
  for (const accent of ["red", "tan", "red", "sky", "red", "tan"]) themeOf({ accent });
  expect(make.mock.calls.map(([{ accent }]) => accent)).toEqual(["red", "tan", "sky", "tan"]);
});
