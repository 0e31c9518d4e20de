import type { MapBox, TourSearch } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { findShownTours } from "../collections/read-collections.ts";
import { Bitset } from "./bitset.ts";
import { correctSpelling } from "./suggestions/fuzzy-matches.ts";
import type { LiveSearch } from "./live-index.ts";
import { isWithinBox } from "./places/box.ts";
import { ofOrganizer } from "./search-tours.ts";
import type { Wanted } from "./search-tours.ts";
import { findByText } from "./text/find-by-text.ts";
import { toFilters } from "./to-filters.ts";
import { toSlots } from "./to-slots.ts";
import type { TourIndex } from "./tour-index.ts";

/** What is looked for; also only an organiser's tours of those that a site shows, or those of a part of a map. */
interface Sought extends TourSearch {
  organizer_id?: number | undefined;
  box?: MapBox | undefined;
}

/**
 * What a search asks of the tours in memory, and what is looked for instead of its words. Throws 404 for
 * a collection that is not shown.
 */
export async function readWanted(
  { db, known }: { db: Database; known: LiveSearch },
  sought: Sought,
): Promise<Pick<Wanted, "filters" | "text" | "among"> & { corrected: string | null }> {
  const { text, corrected } = await findCorrected(known, sought.q);
  const among = await findAmong(db, known.tours, sought);
  return { filters: toFilters(sought), text, among, corrected };
}

/**
 * The tours of a collection that the marketplace shows, of an organiser, those with last places, of a
 * part of a map, or what is all of it; undefined where nothing of it is asked for.
 */
async function findAmong(
  db: Database,
  tours: TourIndex,
  { market_collection: slug, organizer_id: organizerId, seats, box }: Sought,
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
