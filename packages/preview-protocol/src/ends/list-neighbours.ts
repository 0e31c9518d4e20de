import { endOf } from "@tour/blocks/outline";
import type { PageDocument } from "../document.ts";

interface Target {
  /** The block to stand before; null for the end of the page. */
  before: string | null;
}

export interface Neighbours {
  moveUp: Target | null;
  moveDown: Target | null;
  addBefore: Target | null;
  addAfter: Target | null;
}

const nowhere: Neighbours = { moveUp: null, moveDown: null, addBefore: null, addAfter: null };

/** Where a block may go and where others may join it: header and footer keep the page's ends. */
export function listNeighbours({ order, blocks }: PageDocument, id: string | null): Neighbours {
  const index = id === null ? -1 : order.indexOf(id);
  if (id === null || index < 0) return nowhere;
  const at = (place: number) => order[place] ?? null;
  const sharedAt = (place: number) => endOf(blocks[at(place) ?? ""]?.type ?? 0);
  const own = sharedAt(index);
  const previous = at(index - 1);
  const next = at(index + 1);
  return {
    moveUp: !own && previous !== null && !sharedAt(index - 1) ? { before: previous } : null,
    moveDown: !own && next !== null && !sharedAt(index + 1) ? { before: at(index + 2) } : null,
    addBefore: own === "start" ? null : { before: id },
    addAfter: own === "end" ? null : { before: next },
  };
}
