import { expect, test } from "vitest";
import { Compressed } from "../compression/compressed.ts";
import { createHtmlCache, pageKey } from "./html-cache.ts";

const page = (text: string, keptAs: string | null) => ({
  body: new Compressed(text),
  headers: {},
  keptAs,
});
const parts = { host: "a", path: "/", revision: "1", build: "b", today: "2027-01-01" };

test("the least recently used entry is evicted first when the cache is full", async () => {
  const cache = createHtmlCache({ maxBytes: 25 });
  await cache.make("one", async () => page("1".repeat(10), "one"));
  await cache.make("two", async () => page("2".repeat(10), "two"));
  cache.get("one");
  await cache.make("three", async () => page("3".repeat(10), "three"));
  expect([cache.get("one"), cache.get("two"), cache.get("three")].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
});

test("uncacheable and failed pages are rendered again", async () => {
  const cache = createHtmlCache({ maxBytes: 1000 });
  await cache.make("partial", async () => page("x", null));
  await expect(cache.make("broken", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(cache.get("partial")).toBeUndefined();
  expect(
    (await cache.make("broken", async () => page("y", "broken"))).body.identity.toString(),
  ).toBe("y");
});

test.each(Object.keys(parts))("two pages that differ by %s have different cache keys", (part) => {
  expect(pageKey({ ...parts, [part]: "other" })).not.toBe(pageKey(parts));
});

test("no part of a cache key can be mistaken for the next one", () => {
  const sly = pageKey({ ...parts, host: "a\n/", path: "" });
  expect(sly).not.toBe(pageKey({ ...parts, path: "/\n" }));
});
