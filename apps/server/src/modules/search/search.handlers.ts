import type { Handlers, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { searchOf } from "./search-of.ts";

type SearchQuery = ParsedInput<(typeof searchCalls)["toursPage"]>["query"];

/** Specification, section 7, "Tour": search. */
export const searchHandlers: Handlers<
  Pick<typeof searchCalls, "tours" | "toursPage" | "looserTours">,
  RequestContext
> = {
  tours: ({ query }, context) => search(context, query),
  toursPage: ({ query }, context) => search(context, query),
  looserTours: async ({ query }, context) => {
    const site = await findVisibleSite(context, query.site_id);
    const organizerId = site?.organizerId ?? null;
    return { data: await searchOf(context.services).findLooser({ organizerId, query }) };
  },
};

async function search(context: RequestContext, query: SearchQuery) {
  const site = await findVisibleSite(context, query.site_id);
  const { data, total, corrected, filters } = await searchOf(context.services).findTours({
    query,
    organizerId: site?.organizerId ?? null,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    withFilters: query.expand === "filters",
  });
  return {
    data,
    pagination: paginate(query.page, query.limit, total),
    corrected_q: corrected,
    ...(filters && { filters }),
  };
}
