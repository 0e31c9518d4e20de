import { maxFollowedTours } from "@tour/api";
import type { TourSearch } from "@tour/api";
import type { Services } from "../../platform/services.ts";
import { findMatching } from "../search/find-matching.ts";
import { searchOf } from "../search/search-of.ts";

/** All tours that the marketplace finds by a search, best first; one more than are followed at most. */
export async function followSearch(services: Services, search: TourSearch): Promise<number[]> {
  const { db, now } = services;
  const known = await searchOf(services).read(now());
  const { ids } = await findMatching({ db, known }, search, {
    organizerId: null,
    sort: "default",
    limit: maxFollowedTours + 1,
    offset: 0,
    withFilters: false,
  });
  return ids;
}
