import type { FoundTour } from "@tour/api";
import { readFoundTours } from "../found-tours.ts";
import { findScope } from "../search-tours.ts";
import type { TourIndex } from "../tour-index.ts";
import type { Reading } from "./reading.ts";

/** The cards of those of some tours that the marketplace shows; each once. */
export async function readShown(
  reading: Reading,
  { ids }: { ids: readonly number[] },
): Promise<{ data: FoundTour[] }> {
  const { tours, cards } = reading.known;
  const shown = keepShown(tours, ids);
  return { data: await cards.read(shown, (missing) => readFoundTours(reading, missing)) };
}

function keepShown(index: TourIndex, ids: readonly number[]): number[] {
  const scope = findScope(index, { organizerId: null, text: null });
  return [...new Set(ids)].filter((id) => {
    const slot = index.slotOf(id);
    return slot !== undefined && scope.has(slot);
  });
}
