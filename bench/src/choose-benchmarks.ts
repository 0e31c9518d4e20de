import type { Benchmark } from "./benchmark.ts";

interface Choice {
  /** What was typed; without anything all are meant. */
  filters: readonly string[];
  /** Whether a filter is the whole name. */
  isExact: boolean;
}

/** The benchmarks that are meant. One that is run by hand is meant by its whole name alone. */
export function chooseBenchmarks<One extends Pick<Benchmark, "name" | "isByHand">>(
  benchmarks: readonly One[],
  { filters, isExact }: Choice,
): One[] {
  return benchmarks.filter(({ name, isByHand = false }) => {
    if (filters.length === 0) return !isByHand;
    return filters.some((filter) =>
      isExact || isByHand ? name === filter : name.includes(filter),
    );
  });
}
