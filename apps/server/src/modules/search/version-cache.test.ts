import { expect, test } from "vitest";
import { VersionCache } from "./version-cache.ts";

test("a response is computed once for each key and version", () => {
  const cache = new VersionCache<string>();
  let made = 0;
  const ask = (version: number, key: string) =>
    cache.get({ version }, key, () => `${key} ${version} ${(made += 1)}`);
  expect([ask(1, "a"), ask(1, "a"), ask(1, "b")]).toEqual(["a 1 1", "a 1 1", "b 1 2"]);
  expect([ask(2, "a"), ask(2, "b"), ask(2, "a")]).toEqual(["a 2 3", "b 2 4", "a 2 3"]);
});

test("the cache is limited to what can be requested between two changes", () => {
  const cache = new VersionCache<number>();
  for (let key = 0; key < 5000; key += 1) cache.get({ version: 1 }, String(key), () => key);
  expect(cache.get({ version: 1 }, "0", () => -1)).toBe(-1);
});
