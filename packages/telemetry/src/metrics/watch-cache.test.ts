import { register } from "prom-client";
import { expect, test } from "vitest";
import { watchCache } from "./watch-cache.ts";

/** As much of a cache as is measured. */
class FewEntries {
  readonly #entries = new Map<string, string>();
  get = (key: string) => this.#entries.get(key);
  set = (key: string, value: string) => void this.#entries.set(key, value);
  get size() {
    return this.#entries.size;
  }
  get calculatedSize() {
    return [...this.#entries.values()].join("").length;
  }
}

test("what is asked of a cache is counted, and what it holds is measured", async () => {
  const cache = watchCache("pages", new FewEntries());
  expect(cache.get("a")).toBeUndefined();
  cache.set("a", "four");
  expect([cache.get("a"), cache.get("a")]).toEqual(["four", "four"]);
  const text = await register.metrics();
  expect(text).toContain('tour_cache_misses_total{cache="pages"} 1');
  expect(text).toContain('tour_cache_hits_total{cache="pages"} 2');
  expect(text).toContain('tour_cache_entries{cache="pages"} 1');
  expect(text).toContain('tour_cache_size{cache="pages"} 4');
});
