import { clampPage } from "./page-slots.ts";

/** What is known of a list that comes in pages. Specification, section 3. */
export interface PageFacts {
  /** Number of pages; by default computed from `itemsCount` and `pageSize`. */
  pages?: number | undefined;
  /** Items on all pages together. */
  itemsCount?: number | undefined;
  /** Items on the current page; by default a full page, or what is left for the last one. */
  itemsOnPage?: number | undefined;
  /** Items on a full page. */
  pageSize?: number | undefined;
}

/** The number of pages that the facts give; 1 when they say nothing. */
export function countPages({ pages, itemsCount, pageSize }: PageFacts): number {
  if (pages !== undefined) return Math.max(Math.trunc(pages), 0);
  if (itemsCount === undefined || !pageSize) return 1;
  return Math.max(Math.ceil(itemsCount / pageSize), 1);
}

/** The places, from 1, of the first and the last item on a page; `null` when they can't be known. */
export function computeRange(page: number, facts: PageFacts): { from: number; to: number } | null {
  const { itemsCount: total, itemsOnPage, pageSize } = facts;
  if (total === undefined) return null;
  if (total === 0) return { from: 0, to: 0 };
  const pages = countPages(facts);
  const current = clampPage(page, pages);
  const size = pageSize ?? itemsOnPage;
  if (!size) return null;
  const isLastOfUnknownSize = pageSize === undefined && current === pages;
  const from = isLastOfUnknownSize ? total - size + 1 : (current - 1) * size + 1;
  const to = from + (itemsOnPage ?? size) - 1;
  return { from: Math.min(from, total), to: Math.min(to, total) };
}

/** The page of another size that shows the first item of this one. */
export function keepPlace(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}
