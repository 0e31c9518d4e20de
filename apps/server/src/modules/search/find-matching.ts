import type { TourSearch } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { findShownTours } from "../collections/read-collections.ts";
import { correctSpelling } from "./suggestions/fuzzy-matches.ts";
import type { LiveSearch } from "./live-index.ts";
import { ofOrganizer, searchTours } from "./search-tours.ts";
import type { Found, Wanted } from "./search-tours.ts";
import { findByText } from "./text/find-by-text.ts";
import { toFilters } from "./to-filters.ts";
import { toSlots } from "./to-slots.ts";
import type { TourIndex } from "./tour-index.ts";

/** What is looked for; also only an organiser's tours of those that a site shows. */
type Sought = TourSearch & { organizer_id?: number | undefined };

type Listing = Omit<Wanted, "filters" | "text" | "among">;

/** The tours that a search finds. Throws 404 for a collection that is not shown. */
export async function findMatching(
  { db, known }: { db: Database; known: LiveSearch },
  sought: Sought,
  listing: Listing,
): Promise<Found & { corrected: string | null }> {
  const { tours } = known;
  const { text, corrected } = await findCorrected(known, sought.q);
  const among = await findAmong(db, tours, sought);
  const filters = toFilters(sought);
  return { ...searchTours(tours, { ...listing, filters, text, among }), corrected };
}

/**
 * The tours of a collection that the marketplace shows, of an organiser, those with last places, or what
 * is all of it; undefined where nothing of it is asked for.
 */
async function findAmong(
  db: Database,
  tours: TourIndex,
  { market_collection: slug, organizer_id: organizerId, seats }: Sought,
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
