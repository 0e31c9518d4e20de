import type { MarketCollection } from "@tour/api";
import { PageNotFoundError } from "../../page/page-errors.ts";
import { texts } from "../../texts/ru.ts";
import pageCss from "virtual:styles:./catalogue-page.tsx";
import type { MarketContext } from "./market-context.ts";
import { askMarket, makeMarketFrame } from "./market-frame.ts";
import type { MarketFrameView } from "./market-frame.ts";
import { chosenParts, toAddress, toQuery } from "./market-search.ts";
import type { MarketSearch } from "./market-search.ts";
import { toSearchOptions } from "./search-options.ts";
import type { SearchOptions } from "./search-options.ts";
import { toFoundView } from "./tour-view.ts";
import type { TourView } from "./tour-view.ts";

const pageSize = 24;

/** A page of the tours that a search finds. */
export interface CatalogueView extends MarketFrameView {
  search: MarketSearch;
  /** What staff put together and the visitor looks at; null elsewhere. */
  collection: MarketCollection | null;
  tours: readonly TourView[];
  toursCount: number;
  pages: number;
  options: SearchOptions;
  /** What was looked for instead of the words typed. */
  corrected: string | null;
}

export async function loadCatalogue(context: MarketContext): Promise<CatalogueView> {
  const { services, search } = context;
  const today = services.today();
  const [found, collection] = await Promise.all([
    askMarket(context, (client, options) =>
      client.tours({ query: toQuery(search, pageSize) }, options),
    ),
    findCollection(context),
  ]);
  const { items_count: toursCount, pages } = found.pagination;
  const path = toAddress("/tours", search);
  if (search.page > pages) throw new PageNotFoundError(path);
  const frame = await makeMarketFrame(context, {
    title: collection?.name ?? (search.direction || texts.marketplace.tours),
    path,
    // Robots follow the pages and one choice at a time: more of them are endless and say the same.
    isIndexable: isWorthFinding(search),
    // An address that finds nothing can be anything: such pages would fill the cache.
    isComplete: found.data.length > 0,
    css: [pageCss],
  });
  return {
    ...frame,
    search,
    collection,
    tours: found.data.map((tour) => toFoundView(tour, today)),
    toursCount,
    pages,
    options: toSearchOptions(found.filters),
    corrected: found.corrected_q,
  };
}

async function findCollection(context: MarketContext): Promise<MarketCollection | null> {
  const { collection: slug } = context.search;
  if (slug === "") return null;
  const { data } = await askMarket(context, (client, options) =>
    client.marketCollections({}, options),
  );
  const found = data.find((one) => one.slug === slug);
  if (!found) throw new PageNotFoundError(toAddress("/tours", { collection: slug }));
  return found;
}

function isWorthFinding(search: MarketSearch): boolean {
  const parts = chosenParts(search);
  const isOneChoice = parts.length === 0 || (parts.length === 1 && parts[0] !== "q");
  return isOneChoice && search.price === "" && search.sort === "default";
}
