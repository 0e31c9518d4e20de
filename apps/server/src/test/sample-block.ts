import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";

/** A block of the type main intro that passes its check. */
export function validBlock(over: Partial<Block> = {}): Block {
  return { ...createBlock(3), ...over };
}

/** One that fails it: the title, which must be a text, is a number. */
export function failingBlock(over: Partial<Block> = {}): Block {
  const block = createBlock(3);
  return { ...block, content: { ...block.content, title: 5, heading: 5 }, ...over };
}
