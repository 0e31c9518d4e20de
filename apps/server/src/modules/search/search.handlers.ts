import type { Handlers, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findShownTours } from "../collections/read-collections.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { correctSpelling } from "./suggestions/fuzzy-matches.ts";
import { readFoundTours } from "./found-tours.ts";
import type { LiveSearch } from "./live-index.ts";
import { searchOf } from "./search-of.ts";
import { ofOrganizer, searchTours } from "./search-tours.ts";
import { findByText } from "./text/find-by-text.ts";
import { toFilters } from "./to-filters.ts";
import { toSlots } from "./to-slots.ts";
import type { TourIndex } from "./tour-index.ts";

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
  const { now } = context;
  const site = await findVisibleSite(context, query.site_id);
  const known = await searchOf(context.services).read(now());
  const { tours } = known;
  const { text, corrected } = await findCorrected(known, query.q);
  const { ids, total, filters } = searchTours(tours, {
    organizerId: site?.organizerId ?? null,
    filters: toFilters(query),
    text,
    among: await findAmong(context, tours, query),
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

/**
 * The tours of a collection that the marketplace shows, of an organiser, those with last places, or what
 * is all of it; undefined where nothing of it is asked for.
 */
async function findAmong(
  { db }: RequestContext,
  tours: TourIndex,
  { market_collection: slug, organizer_id: organizerId, seats }: SearchQuery,
) {
  const sets = [
    ...(seats === "last" ? [tours.lastPlaces.copy()] : []),
    ...(organizerId === undefined ? [] : [ofOrganizer(tours, organizerId)]),
    ...(slug === undefined ? [] : [toSlots(tours, await findShownTours(db, slug))]),
  ];
  const [first, ...others] = sets;
  return others.reduce((among, set) => among?.keep(set), first);
}

/** Words as typed; where they find nothing, as they were probably meant; null where none are asked. */
async function findCorrected({ source, tours, texts, suggestions }: LiveSearch, typed: string) {
  const find = (words: string) =>
    texts.find(tours, words, (among) => findByText(source, words, among));
  if (typed === "") return { text: null, corrected: null };
  const text = await find(typed);
  if (!text.everywhere.isEmpty()) return { text, corrected: null };
  const meant = correctSpelling(suggestions, typed);
  const found = meant === null ? null : await find(meant);
  const isBetter = found && !found.everywhere.isEmpty();
  return isBetter ? { text: found, corrected: meant } : { text, corrected: null };
}
