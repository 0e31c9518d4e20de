import type { FocusTarget } from "./form-types.ts";

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which Node has no constant for. */
const following = 4;

/** Focuses the element that stands first in the document; without positions, the first given. */
export function focusFirst(targets: readonly (FocusTarget | null | undefined)[]): boolean {
  const [first] = targets
    .filter((target) => target !== null && target !== undefined)
    .toSorted((a, b) => {
      const position = a.compareDocumentPosition?.(b as never) ?? 0;
      return position === 0 ? 0 : position & following ? -1 : 1;
    });
  first?.focus();
  return first !== undefined;
}
