import type { Handlers } from "@tour/api";
import type { marketPageCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { readComparisons } from "./compared-tours.ts";
import { readFoundTours } from "./found-tours.ts";
import { searchOf } from "./search-of.ts";
import { findScope } from "./search-tours.ts";
import type { TourIndex } from "./tour-index.ts";

/** Tours that a visitor chose, by their numbers. */
export const chosenTourHandlers: Handlers<
  Pick<typeof marketPageCalls, "marketTours" | "comparedTours">,
  RequestContext
> = {
  marketTours: async ({ query }, context) => ({ data: await readShown(context, query.ids) }),

  comparedTours: async ({ query }, context) => {
    const found = await readShown(context, query.ids);
    const comparisons = await readComparisons(
      context.db,
      found.map(({ id }) => id),
    );
    return {
      data: found.flatMap((tour) => {
        const comparison = comparisons.get(tour.id);
        return comparison ? [{ ...tour, ...comparison }] : [];
      }),
    };
  },
};

/** The cards of those that the marketplace shows; each once. */
async function readShown(context: RequestContext, ids: readonly number[]) {
  const known = await searchOf(context.services).read(context.now());
  const shown = keepShown(known.tours, ids);
  return known.cards.read(shown, (missing) => readFoundTours(context, missing));
}

function keepShown(index: TourIndex, ids: readonly number[]): number[] {
  const scope = findScope(index, { organizerId: null, text: null });
  return [...new Set(ids)].filter((id) => {
    const slot = index.slotOf(id);
    return slot !== undefined && scope.has(slot);
  });
}
