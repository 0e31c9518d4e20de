import type { Block } from "@tour/api";
import { nextOf } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";
import { inOrder, placeLast } from "../../../document/block-places.ts";

/** A block that was taken out, and before which one it stood; null for the last. */
export interface RemovedBlock {
  block: Block;
  before: string | null;
}

/** Blocks with their places, in their order, as they are before they are taken out. */
export const noteBlocks = (page: PageDocument, ids: readonly string[]): RemovedBlock[] =>
  inOrder(page, ids).map((id) => ({
    block: page.blocks[id]!,
    before: nextOf(page.order, id),
  }));

/** Edits that bring back those that are still gone, above the footer where their neighbour is gone. */
export function restoreBlocks(page: PageDocument, removed: readonly RemovedBlock[]): Operation[] {
  const there = new Set(page.order);
  return removed.toReversed().flatMap(({ block, before }) => {
    if (there.has(block.id)) return [];
    there.add(block.id);
    const isLost = before !== null && !there.has(before);
    return { kind: "insert", block, before: isLost ? placeLast(page) : before };
  });
}
