import type { Bitset } from "../bitset.ts";
import type { FoundPlaces } from "../search-tours.ts";
import type { TourIndex } from "../tour-index.ts";
import { toPlaces } from "../to-places.ts";
import type { FoundByText } from "./find-by-text.ts";

/** Looks in the database through all tours, or only through those with these numbers. */
type Look = (among?: readonly number[]) => Promise<FoundByText>;

interface Remembered {
  /** The index's own version when this was asked for: later changes are looked through again. */
  version: number;
  found: Promise<FoundPlaces>;
}

/** More different searches than are going on at once; 25 kB each for 100,000 tours. */
const mostTexts = 400;
/** After more changes than these it is quicker to look through everything. */
const mostChanges = 1000;

/** What was found by words. Of what is remembered only the tours that changed are read again. */
export class TextCache {
  readonly #remembered = new Map<string, Remembered>();

  /** What is found in the tours as the index holds them now, or as they became since. */
  find(index: TourIndex, text: string, look: Look): Promise<FoundPlaces> {
    const { version } = index;
    const known = this.#remembered.get(text);
    const found = known?.version === version ? known.found : renew(index, known, look);
    this.#remembered.delete(text);
    this.#remembered.set(text, { version, found });
    found.catch(() => {
      if (this.#remembered.get(text)?.found === found) this.#remembered.delete(text);
    });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > mostTexts && oldest !== undefined) this.#remembered.delete(oldest);
    return found;
  }
}

async function renew(
  index: TourIndex,
  known: Remembered | undefined,
  look: Look,
): Promise<FoundPlaces> {
  const changed = known && index.changedSince(known.version);
  if (!known || !changed || changed.length > mostChanges) {
    return placesOf(index, await look());
  }
  const before = await known.found;
  if (changed.length === 0) return before;
  const ids = changed.flatMap((place) => index.facts[place]?.id ?? []);
  const again = ids.length > 0 ? await look(ids) : { everywhere: [], inNames: [] };
  const now = placesOf(index, again);
  return {
    everywhere: replace(before.everywhere, changed, now.everywhere),
    inNames: replace(before.inNames, changed, now.inNames),
  };
}

const placesOf = (index: TourIndex, { everywhere, inNames }: FoundByText): FoundPlaces => ({
  everywhere: toPlaces(index, everywhere),
  inNames: toPlaces(index, inNames),
});

/** A new set: the old one may be in use by a search that is going on. */
function replace(before: Bitset, changed: readonly number[], now: Bitset): Bitset {
  const after = before.copy();
  for (const place of changed) after.delete(place);
  return after.addAll(now);
}
