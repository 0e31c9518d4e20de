import { maxFollowedTours } from "@tour/api";
import type { TourSearch } from "@tour/api";
import type { Services } from "../../platform/services.ts";
import { searchOf } from "../search/search-of.ts";

/** All tours that the marketplace finds by a search, best first; one more than are followed at most. */
export const followSearch = (services: Services, query: TourSearch): Promise<number[]> =>
  searchOf(services).followSearch({ query, limit: maxFollowedTours + 1 });
