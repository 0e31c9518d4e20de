import { recommendations } from "../recommendations/recommendations.block.ts";
import type { Beginning } from "./beginning.ts";

export const recommendationsBeginning = {
  definition: recommendations,
  facts: ["note"],
} satisfies Beginning<typeof recommendations>;
