import type { Benchmark } from "../benchmark.ts";
import { weighEntry } from "./weigh-entry.ts";
import { weighPages } from "./weigh-pages.ts";
import { weighVariants } from "./weigh-variants.ts";

/** Bytes of block variants and visitors' pages. Sizes do not depend on the machine. */
export const bundleBenchmark: Benchmark = {
  name: "bundle",
  question: "how much code do blocks and pages send?",
  measure: async (stage) => {
    const react = await weighEntry('export { createRoot, hydrateRoot } from "react-dom/client";', {
      external: [],
    });
    const pages = await weighPages(stage, react.script);
    return [weighVariants(react.script), pages];
  },
};
