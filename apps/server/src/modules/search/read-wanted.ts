import type { MapBox, TourSearch } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { findShownTours } from "../collections/read-collections.ts";
import { correctSpelling } from "./suggestions/fuzzy-matches.ts";
import type { Condition } from "./looser-tours.ts";
import type { LiveSearch } from "./live-index.ts";
import { withinBox } from "./places/within-box.ts";
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
  const { organizer_id: organizerId } = sought;
  const sets = (await findParts(db, known.tours, sought)).map(({ set }) => set);
  const own = organizerId === undefined ? [] : [ofOrganizer(known.tours, organizerId)];
  const [first, ...others] = [...own, ...sets];
  const among = others.reduce((all, set) => all?.keep(set), first);
  return { filters: toFilters(sought), text, among, corrected };
}

/** Each condition of a search that is no filter, as what passes it. Throws 404 as above. */
export async function readConditions(
  { db, known }: { db: Database; known: LiveSearch },
  sought: Sought,
): Promise<Condition[]> {
  const { text } = await findCorrected(known, sought.q);
  const parts = await findParts(db, known.tours, sought);
  return text ? [{ part: "q", set: text.everywhere }, ...parts] : parts;
}

/** The tours of a collection that the marketplace shows, those with last places, and of a part of a map. */
async function findParts(
  db: Database,
  tours: TourIndex,
  { market_collection: slug, seats, box }: Sought,
): Promise<Condition[]> {
  return [
    ...(seats === "last" ? [{ part: "seats" as const, set: tours.lastPlaces.copy() }] : []),
    ...(box === undefined ? [] : [{ part: "box" as const, set: withinBox(tours, box) }]),
    ...(slug === undefined
      ? []
      : [
          {
            part: "market_collection" as const,
            set: toSlots(tours, await findShownTours(db, slug)),
          },
        ]),
  ];
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
