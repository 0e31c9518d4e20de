import type { Block, BlockChange } from "@tour/api";
import { isSameValue } from "./is-same-value.ts";
import { maxRising } from "./max-rising.ts";

/** A block that differs; null where the page does not have it. */
export interface BlockDifference extends BlockChange {
  before: Block | null;
  after: Block | null;
}

/** What the check found is no change that a visitor could see. */
const shownPart = ({ status: _, validation: __, ...block }: Block) => block;

/**
 * How a page's blocks differ from what they were, in the order of the page; those that are gone come
 * last. Only those that left the order that the others kept count as moved: one block that was
 * carried to the top is one move. A block that was hidden or shown and written anew is changed.
 */
export function compareBlocks(
  page: readonly Block[],
  formerly: readonly Block[],
): BlockDifference[] {
  const inPlace = listInPlace(page, formerly);
  const old = new Map(formerly.map((block) => [block.id, block]));
  const differences = page.flatMap((after): BlockDifference[] => {
    const before = old.get(after.id) ?? null;
    const change = before ? nameChange(before, after, inPlace.has(after.id)) : "added";
    return change ? [{ id: after.id, change, before, after }] : [];
  });
  const ids = new Set(page.map(({ id }) => id));
  const gone = formerly.filter(({ id }) => !ids.has(id));
  return [
    ...differences,
    ...gone.map((before): BlockDifference => ({
      id: before.id,
      change: "removed",
      before,
      after: null,
    })),
  ];
}

/** The ids of the blocks that both pages have and that kept their order among each other. */
export function listInPlace(page: readonly Block[], formerly: readonly Block[]): Set<string> {
  const places = new Map(formerly.map(({ id }, index) => [id, index]));
  const kept = page.map(({ id }) => id).filter((id) => places.has(id));
  const stayed = maxRising(kept.map((id) => places.get(id)!));
  return new Set(kept.filter((_, index) => stayed.has(index)));
}

function nameChange(
  before: Block,
  after: Block,
  isInPlace: boolean,
): BlockChange["change"] | undefined {
  const { is_hidden: wasHidden, ...old } = shownPart(before);
  const { is_hidden: isHidden, ...now } = shownPart(after);
  if (!isSameValue(old, now)) return "changed";
  if (wasHidden !== isHidden) return isHidden ? "hidden" : "shown";
  return isInPlace ? undefined : "moved";
}
