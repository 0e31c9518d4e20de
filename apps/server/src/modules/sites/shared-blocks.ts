import type { Block } from "@tour/api";
import { endOf } from "@tour/blocks/definitions";

/** Where a block stands around the pages that share it; undefined for a page's own block. */
const placeOf = ({ type }: Block) => endOf(type);

/** The tour layout without the header and footer, which are stored with the main page. */
export function withoutShared(blocks: Block[]): Block[] {
  return blocks.filter((block) => placeOf(block) === undefined);
}

/**
 * The tour layout as it is shown: the main page's header first, and its footer last. Each page may
 * have counted its blocks from one: a shared block gets another id where the tour's own has it.
 */
export function joinShared(main: Block[], tour: Block[]): Block[] {
  const own = withoutShared(tour);
  const taken = new Set(own.map(({ id }) => id));
  const listAt = (place: "start" | "end") =>
    main
      .filter((block) => placeOf(block) === place)
      .map((block) =>
        taken.has(block.id) ? { ...block, id: findFreeId(block.id, taken) } : block,
      );
  return [...listAt("start"), ...own, ...listAt("end")];
}

/** An id of at most 64 characters that nobody has, the same each time. */
function findFreeId(id: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${id.slice(0, 58)}-${number}`)) number += 1;
  return `${id.slice(0, 58)}-${number}`;
}
