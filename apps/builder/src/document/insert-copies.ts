import type { Block } from "@tour/api";
import { copyBlock } from "@tour/blocks/outline";
import { toBlocks } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";

/** Edits that add blocks to a page, and the ids under which they stand there. */
export interface Insertion {
  operations: Operation[];
  ids: string[];
}

/**
 * Puts copies of blocks before another one, or last for null; operations keep header and footer at
 * their ends. An anchor that the page has already stays with the block that has it: two of a name
 * would lead to the first alone.
 */
export function insertCopies(
  page: PageDocument,
  blocks: readonly Block[],
  before: string | null,
): Insertion {
  const anchors = new Set(toBlocks(page).map(({ anchor }) => anchor));
  const copies = blocks.map((block) => {
    const anchor = anchors.has(block.anchor) ? "" : block.anchor;
    anchors.add(anchor);
    return { ...copyBlock(block), anchor };
  });
  return {
    operations: copies.map((block) => ({ kind: "insert", block, before })),
    ids: copies.map(({ id }) => id),
  };
}
