import { isDeepStrictEqual } from "node:util";
import type { Block, BlockChange } from "@tour/api";

/** What the check found is no change that a visitor could see. */
const shownPart = ({ status: _, validation: __, ...block }: Block) => block;

/**
 * How a draft's blocks differ from the published ones. Only those that left the order that the
 * others kept count as moved: one block that was carried to the top is one move.
 */
export function compareBlocks(draft: Block[], published: Block[]): BlockChange[] {
  const before = new Map(published.map((block, index) => [block.id, { block, index }]));
  const kept = draft.filter((block) => before.has(block.id));
  const stayed = maxRising(kept.map((block) => before.get(block.id)!.index));
  const inPlace = new Set(kept.filter((_, index) => stayed.has(index)).map((block) => block.id));
  const changes = draft.flatMap((block): BlockChange[] => {
    const old = before.get(block.id);
    if (!old) return [{ id: block.id, change: "added" }];
    const isSame = isDeepStrictEqual(shownPart(block), shownPart(old.block));
    if (!isSame) return [{ id: block.id, change: "changed" }];
    return inPlace.has(block.id) ? [] : [{ id: block.id, change: "moved" }];
  });
  const ids = new Set(draft.map((block) => block.id));
  const gone = published.filter((block) => !ids.has(block.id));
  return [...changes, ...gone.map(({ id }): BlockChange => ({ id, change: "removed" }))];
}

/** Places of the longest rising subsequence. */
function maxRising(numbers: number[]): Set<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let length = ends.findIndex((end) => numbers[end]! >= number);
    if (length === -1) length = ends.length;
    previous[place] = ends[length - 1];
    ends[length] = place;
  }
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) places.add(place);
  return places;
}
