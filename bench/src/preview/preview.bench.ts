import type { Benchmark } from "../benchmark.ts";

export const previewBenchmark: Benchmark = { name: "preview", question: "", measure: async () => [] };
