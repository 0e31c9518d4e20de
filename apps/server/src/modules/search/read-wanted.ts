import type { MapBox, ParsedInput } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { findShownTours } from "../collections/read-collections.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { Bitset } from "./bitset.ts";
import type { LiveSearch } from "./live-index.ts";
import { isWithinBox } from "./places/box.ts";
import { searchOf } from "./search-of.ts";
import { ofOrganizer } from "./search-tours.ts";
import { correctSpelling } from "./suggestions/fuzzy-matches.ts";
import { findByText } from "./text/find-by-text.ts";
import { toFilters } from "./to-filters.ts";
import { toSlots } from "./to-slots.ts";
import type { TourIndex } from "./tour-index.ts";

type ChosenQuery = ParsedInput<(typeof searchCalls)["toursMap"]>["query"];

/** What a query asks of the tours in memory, and what is looked for instead of its words. */
export async function readWanted(context: RequestContext, query: ChosenQuery) {
  const site = await findVisibleSite(context, query.site_id);
  const known = await searchOf(context.services).read(context.now());
  const { text, corrected } = await findCorrected(known, query.q);
  const wanted = {
    organizerId: site?.organizerId ?? null,
    filters: toFilters(query),
    text,
    among: await findAmong(context, known.tours, query),
    withFilters: false,
  };
  return { known, wanted, corrected };
}

/**
 * The tours of a collection that the marketplace shows, of an organiser, those with last places, of a part of a map, or what
 * is all of it; undefined where nothing of it is asked for.
 */
async function findAmong(
  { db }: RequestContext,
  tours: TourIndex,
  { market_collection: slug, organizer_id: organizerId, seats, box }: ChosenQuery,
) {
  const sets = [
    ...(seats === "last" ? [tours.lastPlaces.copy()] : []),
    ...(organizerId === undefined ? [] : [ofOrganizer(tours, organizerId)]),
    ...(box === undefined ? [] : [withinBox(tours, box)]),
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

/** Tours that begin in a part of a map. */
function withinBox({ columns, size }: TourIndex, box: MapBox): Bitset {
  const within = new Bitset();
  for (let slot = 0; slot < size; slot += 1) {
    // Of tours without a place both are NaN, which lies nowhere.
    const place = { latitude: columns.latitude[slot]!, longitude: columns.longitude[slot]! };
    if (isWithinBox(place, box)) within.add(slot);
  }
  return within;
}
