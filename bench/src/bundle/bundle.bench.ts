import type { Benchmark } from "../benchmark.ts";
import { weighEntry } from "./weigh-entry.ts";
import { weighKits } from "./weigh-kits.ts";
import { weighPages } from "./weigh-pages.ts";
import { weighVariants } from "./weigh-variants.ts";

/** Bytes of kit components, block variants and visitors' pages. Sizes do not depend on the machine. */
export const bundleBenchmark: Benchmark = {
  name: "bundle",
  question: "how much code do kit, blocks and pages send?",
  measure: async (stage) => {
    stage.say("Weighing kit components");
    const react = await weighEntry('export { createRoot, hydrateRoot } from "react-dom/client";', {
      external: [],
    });
    const kits = await weighKits(react.script);
    const pages = await weighPages(stage, react.script);
    return [kits, weighVariants(react.script), pages];
  },
};
