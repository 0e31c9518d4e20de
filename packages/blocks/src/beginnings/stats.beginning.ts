import { stats } from "../stats/stats.block.ts";
import { samplePictures } from "../sample/pictures.ts";
import type { Beginning } from "./beginning.ts";
import { listOwnFigures } from "./own-facts.ts";

export const statsBeginning = {
  definition: stats,
  initial: ({ tours }) => ({
    heading: { title: "Коротко о нас", subtitle: "" },
    items: listOwnFigures(tours),
    image: samplePictures.ridge,
  }),
  facts: ["items"],
} satisfies Beginning<typeof stats>;
