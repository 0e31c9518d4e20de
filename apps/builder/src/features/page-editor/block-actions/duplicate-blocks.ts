import type { PageDocument } from "@tour/preview-protocol";
import { inOrder, placeAfter, sharedEnd } from "../../../document/block-places.ts";
import { insertCopies } from "../../../document/insert-copies.ts";
import type { Insertion } from "../../../document/insert-copies.ts";

/** Copies behind the last of the blocks, in their order. Header and footer stand on a page once. */
export function duplicateBlocks(page: PageDocument, ids: readonly string[]): Insertion {
  const originals = inOrder(page, ids).filter((id) => sharedEnd(page, id) === undefined);
  const last = originals.at(-1);
  if (last === undefined) return { operations: [], ids: [] };
  const blocks = originals.map((id) => page.blocks[id]!);
  return insertCopies(page, blocks, placeAfter(page, last));
}
