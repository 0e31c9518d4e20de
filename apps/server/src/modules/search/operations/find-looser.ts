import type { LooserSearch, TourSearch } from "@tour/api";
import { loosenSearch } from "../looser-tours.ts";
import { readConditions } from "../read-wanted.ts";
import { findScope, ofOrganizer } from "../search-tours.ts";
import { toFilters } from "../to-filters.ts";
import type { Reading } from "./reading.ts";

interface Asked {
  organizerId: number | null;
  query: TourSearch & { organizer_id?: number | undefined };
}

/** What giving up each condition of a search would find. Throws 404 for a collection that is not shown. */
export async function findLooser(
  reading: Reading,
  { organizerId, query }: Asked,
): Promise<LooserSearch[]> {
  const { tours } = reading.known;
  const others = await readConditions(reading, query);
  const { organizer_id: own } = query;
  const among = own === undefined ? undefined : ofOrganizer(tours, own);
  const scope = findScope(tours, { organizerId, text: null, among });
  return loosenSearch(tours, scope, { filters: toFilters(query), others });
}
