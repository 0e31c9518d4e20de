import type { Services } from "../../platform/context.ts";
import { searchTours } from "./search-tours.ts";

/** Reads all tours, and answers the search that everybody begins with: the next one is quick. */
export async function warmSearch({ search, now }: Pick<Services, "search" | "now">): Promise<void> {
  const { tours } = await search.read(now());
  const everything = { organizerId: null, filters: { terms: {}, ranges: {} }, text: null } as const;
  searchTours(tours, { ...everything, sort: "default", limit: 20, offset: 0, withFilters: true });
}
