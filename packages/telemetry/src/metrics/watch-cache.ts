import { Counter, Gauge } from "prom-client";

/** What of a cache is measured: that of `lru-cache` is one. */
interface Measured {
  get: (key: never) => unknown;
  readonly size: number;
  /** What `sizeCalculation` comes to; 0 where entries alone are counted. */
  readonly calculatedSize: number;
}

/** The newest of each name: a process has one of each, tests make several. */
const watched = new Map<string, WeakRef<Measured>>();
const labelNames = ["cache"];

const hits = new Counter({
  name: "tour_cache_hits_total",
  help: "What was asked of a cache and was there",
  labelNames,
});
const misses = new Counter({
  name: "tour_cache_misses_total",
  help: "What was asked of a cache and was not there",
  labelNames,
});

const gaugeOf = (name: string, help: string, read: (cache: Measured) => number) =>
  new Gauge({
    name,
    help,
    labelNames,
    collect() {
      this.reset();
      for (const [cache, reference] of watched) {
        const known = reference.deref();
        if (known) this.set({ cache }, read(known));
      }
    },
  });
gaugeOf("tour_cache_entries", "Entries in a cache", ({ size }) => size);
gaugeOf(
  "tour_cache_size",
  "How much a cache holds, in bytes or characters as its room is given; 0 where entries are counted",
  ({ calculatedSize }) => calculatedSize,
);

/** Counts what is asked of a cache, and measures how full it is. */
export function watchCache<Cache extends Measured>(name: string, cache: Cache): Cache {
  watched.set(name, new WeakRef<Measured>(cache));
  // At every request: labels are not looked up each time.
  const [hit, miss] = [hits.labels(name), misses.labels(name)];
  const get = cache.get.bind(cache);
  cache.get = (key) => {
    const value = get(key);
    (value === undefined ? miss : hit).inc();
    return value;
  };
  return cache;
}
