import type { SiteClient } from "../../../services/site-client.ts";
import { noSearch, toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { toSearchOptions } from "../search/search-options.ts";
import type { Option } from "../search/search-options.ts";
import { minPairTours } from "./worth-finding.ts";

/** A direction is looked at by itself for its pairs: only those with most tours, some at a time. */
const maxDirections = 40;
const atOnce = 4;
const maxPairs = 1000;

/**
 * Paths of the marketplace that are worth finding: its pages, the tours of each direction, of each
 * activity, of each month and of each collection, a direction's of one activity or month where there are
 * enough, and organisers. Later pages of a list are found by its links.
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
    ...(await listPairs(client, direction?.options ?? [])),
  ];
  const lists = choices.map((one) => toAddress("/tours", one));
  return ["/", "/tours", ...lists, "/organizers", ...organizers];
}

/** Each direction's activities and months that have enough of its tours. */
async function listPairs(client: SiteClient, directions: readonly Option[]) {
  const large = directions
    .filter(({ count }) => count >= minPairTours)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxDirections);
  const pairs: Partial<MarketSearch>[] = [];
  for (let from = 0; from < large.length; from += atOnce) {
    const some = large.slice(from, from + atOnce).map(({ value }) => pairsOf(client, value));
    pairs.push(...(await Promise.all(some)).flat());
  }
  return pairs.slice(0, maxPairs);
}

async function pairsOf(client: SiteClient, value: string): Promise<Partial<MarketSearch>[]> {
  const direction = [value];
  const search = { ...noSearch, direction };
  const { filters } = await client.tours({ query: toQuery(search, 1) });
  const { activity, month } = toSearchOptions(filters, search).groups;
  const valuesOf = (options: readonly Option[] = []) =>
    options.filter(({ count }) => count >= minPairTours).map((option) => option.value);
  return [
    ...valuesOf(activity?.options).map((one) => ({ direction, activity: [one] })),
    ...valuesOf(month?.options).map((one) => ({ direction, month: one })),
  ];
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
