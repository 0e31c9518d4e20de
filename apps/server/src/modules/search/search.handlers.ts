import type { Handlers, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { readFoundTours } from "./found-tours.ts";
import { loosenSearch } from "./looser-tours.ts";
import { readConditions, readWanted } from "./read-wanted.ts";
import { searchOf } from "./search-of.ts";
import { findScope, ofOrganizer, searchTours } from "./search-tours.ts";
import { toFilters } from "./to-filters.ts";

type SearchQuery = ParsedInput<(typeof searchCalls)["toursPage"]>["query"];

/** Specification, section 7, "Tour": search. */
export const searchHandlers: Handlers<
  Pick<typeof searchCalls, "tours" | "toursPage" | "looserTours">,
  RequestContext
> = {
  tours: ({ query }, context) => search(context, query),
  toursPage: ({ query }, context) => search(context, query),
  looserTours: async ({ query }, context) => {
    const { db, now, services } = context;
    const site = await findVisibleSite(context, query.site_id);
    const known = await searchOf(services).read(now());
    const others = await readConditions({ db, known }, query);
    const { organizer_id: own } = query;
    const among = own === undefined ? undefined : ofOrganizer(known.tours, own);
    const organizerId = site?.organizerId ?? null;
    const scope = findScope(known.tours, { organizerId, text: null, among });
    return { data: loosenSearch(known.tours, scope, { filters: toFilters(query), others }) };
  },
};

async function search(context: RequestContext, query: SearchQuery) {
  const { db, now, services } = context;
  const site = await findVisibleSite(context, query.site_id);
  const known = await searchOf(services).read(now());
  const { corrected, ...wanted } = await readWanted({ db, known }, query);
  const { ids, total, filters } = searchTours(known.tours, {
    ...wanted,
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
