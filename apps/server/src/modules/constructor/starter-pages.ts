import type { Block, PageType } from "@tour/api";
import { createBlock, findBlock } from "@tour/blocks/definitions";
import type { organizers } from "../organizer/organizer.table.ts";
import { prepareBlock } from "./prepare-block.ts";

type Organizer = typeof organizers.$inferSelect;

/** Specification, section 3 (block types). */
const layouts: Record<PageType, { type: number; fill?: (organizer: Organizer) => Block["content"] }[]> = {
  main: [{ type: 1 }, { type: 3 }, { type: 4 }, { type: 5 }, { type: 2 }],
  tour: [{ type: 12 }, { type: 20 }],
};

/** The pages of a new site: sample blocks with what is known of the organiser already in them. */
export function starterPages(organizer: Organizer): { type: PageType; blocks: Block[] }[] {
  return (["main", "tour"] as const).map((type) => ({
    type,
    blocks: layouts[type].filter((one) => findBlock(one.type)).map(({ type: blockType, fill }) => {
      const block = createBlock(blockType);
      return prepareBlock({ ...block, content: { ...block.content, ...fill?.(organizer) } });
    }),
  }));
}
