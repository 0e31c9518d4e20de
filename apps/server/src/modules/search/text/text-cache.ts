import { createLru } from "../../../cache/create-lru.ts";
import type { Bitset } from "../bitset.ts";
import type { FoundSlots } from "../search-tours.ts";
import type { TourIndex } from "../tour-index.ts";
import { toSlots } from "../to-slots.ts";
import type { FoundByText } from "./find-by-text.ts";

/** Finds tours by words in the database: among all, or only among those with these numbers. */
type TextQuery = (among?: readonly number[]) => Promise<FoundByText>;

interface Remembered {
  /** The index's own version when this was asked for: later changes are looked through again. */
  version: number;
  found: Promise<FoundSlots>;
}

/** More different searches than are going on at once; 25 kB each for 100,000 tours. */
const maxTexts = 400;
/** After more changes than these it is quicker to look through everything. */
const maxChanges = 1000;

/** What was found by words. Of what is remembered only the tours that changed are read again. */
export class TextCache {
  readonly #remembered = createLru<string, Remembered>({ max: maxTexts }, "search-texts");

  /** What is found in the tours as the index holds them now, or as they became since. */
  find(index: TourIndex, text: string, query: TextQuery): Promise<FoundSlots> {
    const { version } = index;
    const known = this.#remembered.get(text);
    const found = known?.version === version ? known.found : renew(index, known, query);
    this.#remembered.set(text, { version, found });
    found.catch(() => {
      if (this.#remembered.peek(text)?.found === found) this.#remembered.delete(text);
    });
    return found;
  }
}

async function renew(
  index: TourIndex,
  known: Remembered | undefined,
  query: TextQuery,
): Promise<FoundSlots> {
  const changed = known && index.changedSince(known.version);
  if (!known || !changed || changed.length > maxChanges) {
    return slotsOf(index, await query());
  }
  const before = await known.found;
  if (changed.length === 0) return before;
  const ids = changed.flatMap((slot) => index.facts[slot]?.id ?? []);
  const again = ids.length > 0 ? await query(ids) : { everywhere: [], inNames: [] };
  const now = slotsOf(index, again);
  return {
    everywhere: replace(before.everywhere, changed, now.everywhere),
    inNames: replace(before.inNames, changed, now.inNames),
  };
}

const slotsOf = (index: TourIndex, { everywhere, inNames }: FoundByText): FoundSlots => ({
  everywhere: toSlots(index, everywhere),
  inNames: toSlots(index, inNames),
});

/** A new set: the old one may be in use by a search that is going on. */
function replace(before: Bitset, changed: readonly number[], now: Bitset): Bitset {
  const after = before.copy();
  for (const slot of changed) after.delete(slot);
  return after.addAll(now);
}
