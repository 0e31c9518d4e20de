import type { TourSearch } from "@tour/api";
import { readWanted } from "../read-wanted.ts";
import { searchTours } from "../search-tours.ts";
import type { Reading } from "./reading.ts";

/** Numbers of the tours that the marketplace finds by a search, best first. Throws 404 as `findTours`. */
export async function followSearch(
  reading: Reading,
  { query, limit }: { query: TourSearch; limit: number },
): Promise<number[]> {
  const { filters, text, among } = await readWanted(reading, query);
  return searchTours(reading.known.tours, {
    ...{ filters, text, among, limit },
    organizerId: null,
    sort: "default",
    offset: 0,
    withFilters: false,
  }).ids;
}
