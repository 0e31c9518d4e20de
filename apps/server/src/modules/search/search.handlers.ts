import type { Handlers, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { findMatching } from "./find-matching.ts";
import { readFoundTours } from "./found-tours.ts";
import { searchOf } from "./search-of.ts";

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
  const { db, now } = context;
  const site = await findVisibleSite(context, query.site_id);
  const known = await searchOf(context.services).read(now());
  const { ids, total, filters, corrected } = await findMatching({ db, known }, query, {
    organizerId: site?.organizerId ?? null,
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
