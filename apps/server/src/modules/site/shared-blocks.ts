import type { Block } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";

/** Where a block stands around the pages that share it; undefined for a page's own block. */
const placeOf = (block: Block) => findBlock(block.type)?.definition.shared;

/** The tour layout without the header and footer, which are stored with the main page. */
export function withoutShared(blocks: Block[]): Block[] {
  return blocks.filter((block) => placeOf(block) === undefined);
}

/** The tour layout as it is shown: the main page's header first, and its footer last. */
export function joinShared(main: Block[], tour: Block[]): Block[] {
  return [
    ...main.filter((block) => placeOf(block) === "start"),
    ...withoutShared(tour),
    ...main.filter((block) => placeOf(block) === "end"),
  ];
}
