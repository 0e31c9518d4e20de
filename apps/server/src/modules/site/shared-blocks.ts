import type { Block } from "@tour/api";
import { sharedTypes } from "@tour/blocks/definitions";

/** Specification, section 3: 2 app footer. */
const footerType = 2;

const isShared = (block: Block) => sharedTypes.includes(block.type);

/** The tour layout without the header and footer, which are stored with the main page. */
export function withoutShared(blocks: Block[]): Block[] {
  return blocks.filter((block) => !isShared(block));
}

/** The tour layout as it is shown: the main page's header first, and its footer last. */
export function joinShared(main: Block[], tour: Block[]): Block[] {
  const shared = main.filter(isShared);
  return [
    ...shared.filter((block) => block.type !== footerType),
    ...withoutShared(tour),
    ...shared.filter((block) => block.type === footerType),
  ];
}
