import type { Handlers } from "@tour/api";
import type { marketPageCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { readComparisons } from "./compared-tours.ts";
import { searchOf } from "./search-of.ts";

/** Tours that a visitor chose, by their numbers. */
export const chosenTourHandlers: Handlers<
  Pick<typeof marketPageCalls, "marketTours" | "comparedTours">,
  RequestContext
> = {
  marketTours: ({ query: { ids } }, { services }) => searchOf(services).readShown({ ids }),

  comparedTours: async ({ query }, context) => {
    const { data: found } = await searchOf(context.services).readShown({ ids: query.ids });
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
