import type { SiteClient } from "../../services/site-client.ts";
import { noSearch, toAddress, toQuery } from "./market-search.ts";
import type { MarketSearch } from "./market-search.ts";
import { toSearchOptions } from "./search-options.ts";

/**
 * Paths of the marketplace that are worth finding: its pages, and the tours of each direction and of
 * each activity. Later pages of a list are found by its links.
 */
export async function listMarketPaths(client: SiteClient): Promise<string[]> {
  const { filters } = await client.tours({ query: toQuery(noSearch, 1) });
  const { directions, activities } = toSearchOptions(filters);
  const choices: Partial<MarketSearch>[] = [
    ...directions.map(({ value }) => ({ direction: value })),
    ...activities.map(({ value }) => ({ activity: value })),
  ];
  return ["/", "/tours", ...choices.map((one) => toAddress("/tours", one)), "/organizers"];
}
