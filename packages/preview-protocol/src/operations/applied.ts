import type { Block } from "@tour/api";
import { keepEnds } from "@tour/blocks/outline";
import type { PageDocument } from "../document.ts";
import type { Operation } from "./operation.ts";

export interface Applied {
  document: PageDocument;
  /** Takes the operation back. */
  inverse: Operation;
}

/** The block of that id, or an error that names it. */
export function requireBlock(document: PageDocument, id: string): Block {
  if (!Object.hasOwn(document.blocks, id)) throw new Error(`No block ${id} in the document`);
  return document.blocks[id]!;
}

export function replaceBlock(document: PageDocument, block: Block): PageDocument {
  return { ...document, blocks: { ...document.blocks, [block.id]: block } };
}

/** The block that stands after this one, or null for the last. */
export function nextOf(order: readonly string[], id: string): string | null {
  return order[order.indexOf(id) + 1] ?? null;
}

/** Puts a block before another, or last for null: as near to it as header and footer, which keep the ends, let it. */
export function placeBefore(
  { order, blocks }: PageDocument,
  block: Block,
  before: string | null,
): PageDocument {
  const rest = order.filter((id) => id !== block.id);
  const index = before === null ? rest.length : rest.indexOf(before);
  if (index < 0) throw new Error(`No block ${before} to stand before`);
  const known = { ...blocks, [block.id]: block };
  const placed = rest.toSpliced(index, 0, block.id).map((id) => known[id]!);
  return { order: keepEnds(placed).map(({ id }) => id), blocks: known };
}
