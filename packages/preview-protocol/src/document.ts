import type { Block } from "@tour/api";
import { keepEnds } from "@tour/blocks/outline";

/**
 * A page under edit: blocks by id, and their order apart, so that a move is one small change. The
 * header stands first and the footer last, whatever is done with the others.
 */
export interface PageDocument {
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
}

export function toDocument(blocks: readonly Block[]): PageDocument {
  return {
    order: keepEnds(blocks).map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
}

/** The blocks in their order, as they are saved and sent. */
export function toBlocks(document: PageDocument): Block[] {
  return document.order.flatMap((id) => document.blocks[id] ?? []);
}
