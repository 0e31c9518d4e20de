import { brotliDecompressSync, gunzipSync } from "node:zlib";
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
  const cache = createHtmlCache({ maxBytes: 2 * 4_096 + 25 });
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

const longText = "Тропа ждёт гостей, и каждый тур найдётся. ".repeat(2_000);

test("a page is kept compressed alone, is the same in each encoding, and counts as much as it takes", async () => {
  const cache = createHtmlCache({ maxBytes: 1_000_000 });
  await cache.make("long", async () => page(longText, "long"));
  await expect.poll(() => cache.bytes).toBeLessThan(10_000);
  const { body } = cache.get("long")!;
  expect((await body.encode("identity")).toString()).toBe(longText);
  expect(brotliDecompressSync(await body.encode("br")).toString()).toBe(longText);
  const before = cache.bytes;
  const zipped = await body.encode("gzip");
  expect(gunzipSync(zipped).toString()).toBe(longText);
  cache.get("long");
  expect(cache.bytes, "an encoding more").toBe(before + zipped.length);
});

test("thousands of pages take no more bytes than there is room for", async () => {
  const maxBytes = 1_000_000;
  const cache = createHtmlCache({ maxBytes });
  let most = 0;
  for (let at = 0; at < 1_000; at += 1) {
    const made = await cache.make(`${at}`, async () => page(`${at} ${longText}`, `${at}`));
    // Compressing one takes longer than asking for the next: without waiting most would go while whole.
    await made.body.encode("br");
    if (at % 3 === 0) await made.body.encode("gzip");
    cache.get(`${at - 1}`);
    most = Math.max(most, cache.bytes);
  }
  expect(most).toBeLessThanOrEqual(maxBytes);
  // Of whole pages there would be six.
  const kept = Array.from({ length: 1_000 }, (_, at) => cache.get(`${at}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(100);
});

test("uncacheable and failed pages are rendered again", async () => {
  const cache = createHtmlCache({ maxBytes: 10_000 });
  await cache.make("partial", async () => page("x", null));
  await expect(cache.make("broken", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(cache.get("partial")).toBeUndefined();
  const made = await cache.make("broken", async () => page("y", "broken"));
  expect((await made.body.read()).toString()).toBe("y");
});

test.each(Object.keys(parts))("two pages that differ by %s have different cache keys", (part) => {
  expect(pageKey({ ...parts, [part]: "other" })).not.toBe(pageKey(parts));
});

test("no part of a cache key can be mistaken for the next one", () => {
  const sly = pageKey({ ...parts, host: "a\n/", path: "" });
  expect(sly).not.toBe(pageKey({ ...parts, path: "/\n" }));
});
