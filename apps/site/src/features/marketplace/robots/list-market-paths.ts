import type { SiteClient } from "../../../services/site-client.ts";
import { noSearch, toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { toSearchOptions } from "../search/search-options.ts";

/**
 * Paths of the marketplace that are worth finding: its pages, the tours of each direction, of each
 * activity, of each month and of each collection, and organisers. Later pages of a list are found by
 * its links.
 */
export async function listMarketPaths(client: SiteClient): Promise<string[]> {
  const [{ filters }, { data: collections }, organizers] = await Promise.all([
    client.tours({ query: toQuery(noSearch, 1) }),
    client.marketCollections({}),
    listOrganizers(client),
  ]);
  const { direction, activity, month } = toSearchOptions(filters, noSearch).groups;
  const choices: Partial<MarketSearch>[] = [
    ...collections.map(({ slug }) => ({ collection: slug })),
    ...(direction?.options ?? []).map(({ value }) => ({ direction: [value] })),
    ...(activity?.options ?? []).map(({ value }) => ({ activity: [value] })),
    ...(month?.options ?? []).map(({ value }) => ({ month: value })),
  ];
  const lists = choices.map((one) => toAddress("/tours", one));
  return ["/", "/tours", ...lists, "/organizers", ...organizers];
}

async function listOrganizers(client: SiteClient): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await client.marketOrganizers({ query: { page, limit: 5000 } });
    pages = pagination.pages;
    paths.push(...data.map(({ slug }) => `/organizers/${slug}`));
  }
  return paths;
}
