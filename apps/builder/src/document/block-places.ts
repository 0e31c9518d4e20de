import { endOf } from "@tour/blocks/outline";
import { nextOf } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";

type Move = Extract<Operation, { kind: "move" }>;

/** Which end of every page a block belongs to; undefined for one of this page alone. */
export const sharedEnd = (page: PageDocument, id: string): "start" | "end" | undefined => {
  const block = page.blocks[id];
  return block && endOf(block.type);
};

/** Blocks in the order in which they stand, whatever the order they are named in. */
export const inOrder = (page: PageDocument, ids: Iterable<string>): string[] => {
  const named = new Set(ids);
  return page.order.filter((id) => named.has(id));
};

/** Before what a block goes to stand last: above the footer. Null for the very end. */
export const placeLast = (page: PageDocument): string | null => {
  const last = page.order.at(-1);
  return last !== undefined && sharedEnd(page, last) === "end" ? last : null;
};

/** Before what a block goes to stand behind another: below the header, above the footer. */
export function placeAfter(page: PageDocument, id: string): string | null {
  if (sharedEnd(page, id) === "end") return id;
  return nextOf(page.order, id);
}

/** Edits that put blocks together before another one, in their order; none where they stand there. */
export function moveBefore(
  page: PageDocument,
  ids: readonly string[],
  before: string | null,
): Move[] {
  const rest = page.order.filter((id) => !ids.includes(id));
  const index = before === null ? rest.length : rest.indexOf(before);
  const isThere = rest.toSpliced(index, 0, ...ids).every((id, place) => page.order[place] === id);
  return isThere ? [] : ids.map((id) => ({ kind: "move", id, before }));
}

/** Where blocks can be moved to. */
export type Direction = "up" | "down" | "start" | "end";

/**
 * Edits that move blocks past their neighbour, or to an end of the page, which is below the header and
 * above the footer. Blocks that stood apart stand together afterwards; header and footer stay.
 */
export function moveBlocks(
  page: PageDocument,
  ids: readonly string[],
  direction: Direction,
): Move[] {
  const moved = inOrder(page, ids).filter((id) => sharedEnd(page, id) === undefined);
  const rest = page.order.filter((id) => !moved.includes(id));
  const countAbove = (id: string | undefined) =>
    page.order.slice(0, page.order.indexOf(id ?? "")).filter((other) => rest.includes(other))
      .length;
  const countShared = (end: "start" | "end") =>
    rest.filter((id) => sharedEnd(page, id) === end).length;
  const [start, end] = [countShared("start"), rest.length - countShared("end")];
  const places: Record<Direction, number> = {
    up: Math.max(start, countAbove(moved[0]) - 1),
    down: Math.min(end, countAbove(moved.at(-1)) + 1),
    start,
    end,
  };
  return moveBefore(page, moved, rest[places[direction]] ?? null);
}
