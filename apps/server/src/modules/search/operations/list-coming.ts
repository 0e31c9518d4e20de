import { searchTours } from "../search-tours.ts";
import type { Reading } from "./reading.ts";

/** Numbers of a page of all published sites' tours, by their next departure, and how many there are. */
export function listComing(
  { known }: Reading,
  page: { limit: number; offset: number },
): { ids: number[]; total: number } {
  const all = { organizerId: null, filters: { terms: {}, ranges: {} }, text: null };
  return searchTours(known.tours, { ...all, ...page, sort: "coming", withFilters: false });
}
