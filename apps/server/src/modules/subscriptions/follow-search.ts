import { maxFollowedTours } from "@tour/api";
import type { TourSearch } from "@tour/api";
import type { Services } from "../../platform/services.ts";
import { readWanted } from "../search/read-wanted.ts";
import { searchOf } from "../search/search-of.ts";
import { searchTours } from "../search/search-tours.ts";

/** All tours that the marketplace finds by a search, best first; one more than are followed at most. */
export async function followSearch(services: Services, search: TourSearch): Promise<number[]> {
  const { db, now } = services;
  const known = await searchOf(services).read(now());
  const { filters, text, among } = await readWanted({ db, known }, search);
  const { ids } = searchTours(known.tours, {
    ...{ filters, text, among },
    organizerId: null,
    sort: "default",
    limit: maxFollowedTours + 1,
    offset: 0,
    withFilters: false,
  });
  return ids;
}
