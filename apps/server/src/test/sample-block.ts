import type { Block } from "@tour/api";
import { createBlock, findBlock } from "@tour/blocks/definitions";

/** A block of the type main intro that passes its check, or one that says it is of another type. */
export function validBlock(over: Partial<Block> = {}): Block {
  const { type = 3 } = over;
  const version = findBlock(type)?.definition.version ?? 1;
  return { ...createBlock(3), content_version: version, ...over };
}

/** One that fails it: the title, which must be a text, is a number. */
export function failingBlock(over: Partial<Block> = {}): Block {
  const block = createBlock(3);
  return { ...block, content: { ...block.content, title: 5, heading: 5 }, ...over };
}
