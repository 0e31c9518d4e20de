import type { Handlers, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { readFoundTours } from "./found-tours.ts";
import { readWanted } from "./read-wanted.ts";
import { searchTours } from "./search-tours.ts";

type SearchQuery = ParsedInput<(typeof searchCalls)["toursPage"]>["query"];

/** Specification, section 7, "Tour": search. */
export const searchHandlers: Handlers<
  Pick<typeof searchCalls, "tours" | "toursPage">,
  RequestContext
> = {
  tours: ({ query }, context) => search(context, query),
  toursPage: ({ query }, context) => search(context, query),
};

async function search(context: RequestContext, query: SearchQuery) {
  const { known, wanted, corrected } = await readWanted(context, query);
  const { ids, total, filters } = searchTours(known.tours, {
    ...wanted,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    withFilters: query.expand === "filters",
  });
  return {
    data: await known.cards.read(ids, (missing) => readFoundTours(context, missing)),
    pagination: paginate(query.page, query.limit, total),
    corrected_q: corrected,
    ...(filters && { filters }),
  };
}
