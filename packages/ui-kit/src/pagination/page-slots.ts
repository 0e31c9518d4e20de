/** A page number, or the ellipsis that stands for the pages left out at that side. */
export type PageSlot = number | "gap-start" | "gap-end";

/** Page buttons shown at once. Specification, section 9. */
export const PAGE_SLOTS = 7;

const count = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** Brings a page, counted from 1, between the first and the last one. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(pages, 1));
}

/**
 * What stands in the row of pages: up to seven pages, all of them; else seven slots, with the
 * first page, the last page, and the window around the current one. Specification, section 9.
 */
export function listPageSlots(page: number, pages: number): PageSlot[] {
  if (pages <= PAGE_SLOTS) return count(1, pages);
  const current = clampPage(page, pages);
  if (current <= 4) return [...count(1, 5), "gap-end", pages];
  if (current >= pages - 3) return [1, "gap-start", ...count(pages - 4, pages)];
  return [1, "gap-start", current - 1, current, current + 1, "gap-end", pages];
}
