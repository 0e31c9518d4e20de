import { dates } from "../dates/dates.block.ts";
import type { Beginning } from "./beginning.ts";

export const datesBeginning = {
  definition: dates,
  initial: () => ({ ...dates.sample, note: "" }),
  facts: ["note"],
} satisfies Beginning<typeof dates>;
