/** Dots shown at once. Specification, section 9. */
export const MAX_DOTS = 4;

/** A dot of the row; a small one at the edge says that there are more behind it. */
export interface Dot {
  /** The page it stands for, from 1. */
  page: number;
  isSmall: boolean;
}

/** The dots to show: up to `max` pages around the current one, counted from 1. */
export function listDots(page: number, pages: number, max: number = MAX_DOTS): Dot[] {
  const shown = Math.min(Math.max(Math.trunc(max), 1), Math.max(pages, 0));
  const current = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const lead = Math.ceil(shown / 2);
  const first = Math.min(Math.max(current - lead + 1, 1), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => {
    const dot = first + index;
    const isEdge = (index === 0 && dot > 1) || (index === shown - 1 && dot < pages);
    return { page: dot, isSmall: isEdge && dot !== current };
  });
}
