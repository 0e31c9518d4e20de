import type { Block } from "@tour/api";
import type { PageDocument } from "../document.ts";
import type { Operation } from "./operation.ts";

export interface Applied {
  document: PageDocument;
  /** Takes the operation back. */
  inverse: Operation;
}

/** The block of that id, or an error that names it. */
export function requireBlock(document: PageDocument, id: string): Block {
  const block = document.blocks[id];
  if (!block) throw new Error(`No block ${id} in the document`);
  return block;
}

export function replaceBlock(document: PageDocument, block: Block): PageDocument {
  return { ...document, blocks: { ...document.blocks, [block.id]: block } };
}

/** The block that stands after this one, or null for the last. */
export function nextOf(order: readonly string[], id: string): string | null {
  return order[order.indexOf(id) + 1] ?? null;
}

/** Puts an id before another, or last for null. */
export function placeBefore(order: readonly string[], id: string, before: string | null): string[] {
  const rest = order.filter((other) => other !== id);
  const index = before === null ? rest.length : rest.indexOf(before);
  if (index < 0) throw new Error(`No block ${before} to stand before`);
  return rest.toSpliced(index, 0, id);
}
