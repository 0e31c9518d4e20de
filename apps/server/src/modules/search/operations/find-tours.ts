import type { FoundTour, TourFilter, TourSearch } from "@tour/api";
import { readFoundTours } from "../found-tours.ts";
import { readWanted } from "../read-wanted.ts";
import { searchTours } from "../search-tours.ts";
import type { TourSort } from "../order-key.ts";
import type { Reading } from "./reading.ts";

interface Asked {
  /** Only this organiser's tours; null for those of all published sites. */
  organizerId: number | null;
  query: TourSearch & { organizer_id?: number | undefined };
  sort: TourSort;
  limit: number;
  offset: number;
  withFilters: boolean;
}

interface Found {
  data: FoundTour[];
  total: number;
  /** The words that were looked for instead of those that found nothing. */
  corrected: string | null;
  filters?: TourFilter[] | undefined;
}

/** The cards of a page of what a search finds. Throws 404 for a collection that is not shown. */
export async function findTours(
  reading: Reading,
  { query, organizerId, sort, limit, offset, withFilters }: Asked,
): Promise<Found> {
  const { known } = reading;
  const { corrected, ...wanted } = await readWanted(reading, query);
  const page = { sort, limit, offset, withFilters };
  const { ids, total, filters } = searchTours(known.tours, { ...wanted, ...page, organizerId });
  const data = await known.cards.read(ids, (missing) => readFoundTours(reading, missing));
  return { data, total, corrected, filters };
}
