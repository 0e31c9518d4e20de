import { livings } from "../livings/livings.block.ts";
import type { Beginning } from "./beginning.ts";

export const livingsBeginning = {
  definition: livings,
  initial: () => ({ heading: { title: "Где ночуем", subtitle: "" }, source: "tour", places: [] }),
} satisfies Beginning<typeof livings>;
