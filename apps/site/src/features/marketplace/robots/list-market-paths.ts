import type { SiteClient } from "../../../services/site-client.ts";
import { noSearch, toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { toSearchOptions } from "../search/search-options.ts";

/**
 * Paths of the marketplace that are worth finding: its pages, and the tours of each direction, of
 * each activity and of each collection. Later pages of a list are found by its links.
 */
export async function listMarketPaths(client: SiteClient): Promise<string[]> {
  const [{ filters }, { data: collections }] = await Promise.all([
    client.tours({ query: toQuery(noSearch, 1) }),
    client.marketCollections({}),
  ]);
  const { direction, activity } = toSearchOptions(filters, noSearch).groups;
  const choices: Partial<MarketSearch>[] = [
    ...collections.map(({ slug }) => ({ collection: slug })),
    ...(direction?.options ?? []).map(({ value }) => ({ direction: [value] })),
    ...(activity?.options ?? []).map(({ value }) => ({ activity: [value] })),
  ];
  return ["/", "/tours", ...choices.map((one) => toAddress("/tours", one)), "/organizers"];
}
