import type { MarketCollection } from "@tour/api";
import { endOfMonth } from "@tour/dates";
import { PageNotFoundError } from "../../../page/page-errors.ts";
import { texts } from "../../../texts/ru.ts";
import pageCss from "virtual:styles:./catalogue-page.tsx";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket, makeMarketFrame, withoutFailed } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { chosenParts } from "../search/chosen-parts.ts";
import { describeList, toGraph } from "../card/describe-list.ts";
import { plural } from "../format/format.ts";
import { findCollection } from "../frame/find-collection.ts";
import { loadMap } from "../map/load-map.ts";
import type { MapView } from "../map/load-map.ts";
import mapCss from "virtual:styles:../map/market-map.tsx";
import { toOrganizerView } from "../organizers/organizer-view.ts";
import type { OrganizerView } from "../organizers/organizer-view.ts";
import { findLoosenings } from "./find-loosenings.ts";
import type { Instead } from "./find-loosenings.ts";
import { findMisread } from "../search/misread-fields.ts";
import type { Misread } from "../search/misread-fields.ts";
import { toAddress } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { nameMonth, toSearchOptions } from "../search/search-options.ts";
import type { SearchOptions } from "../search/search-options.ts";
import { toQuery } from "../search/to-query.ts";
import { isPair, isWorthFinding } from "../robots/worth-finding.ts";
import { findFirstOpening, toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";

const pageSize = 24;

/** A page of the tours that a search finds. */
export interface CatalogueView extends MarketFrameView {
  search: MarketSearch;
  /** The search's own address, in its one form. */
  address: string;
  title: string;
  /** The day of the page, `yyyy-MM-dd`. */
  today: string;
  /** What staff put together and the visitor looks at; null elsewhere. */
  collection: MarketCollection | null;
  tours: readonly TourView[];
  toursCount: number;
  pages: number;
  options: SearchOptions;
  /** What was typed and can't be read. */
  misread: Misread;
  /** What was looked for instead of the words typed. */
  corrected: string | null;
  /** Those who are called as the visitor wrote. */
  organizers: readonly OrganizerView[];
  /** What there is in place of nothing; null where tours were found. */
  instead: InsteadView | null;
  /** Where they begin; null beside no map. */
  places: MapView | null;
}

export interface InsteadView extends Omit<Instead, "tours" | "search"> {
  tours: readonly TourView[];
}

export async function loadCatalogue(context: MarketContext): Promise<CatalogueView> {
  const { services, search } = context;
  const today = services.today();
  const [found, collection, map, organizers] = await Promise.all([
    askMarket(context, (client, options) =>
      client.tours({ query: toQuery(search, pageSize) }, options),
    ),
    findCollection(context, search),
    search.view === "map" ? loadMap(context) : null,
    findOrganizers(context),
  ]);
  const { items_count: toursCount, pages } = found.pagination;
  const path = toAddress("/tours", search);
  if (search.page > pages) throw new PageNotFoundError(path);
  const title = collection?.name ?? titleOf(search);
  const misread = findMisread(context.query);
  const wanted = daysOf(search);
  const tours = found.data.map((tour) => toFoundView(tour, today, wanted));
  const frame = await makeMarketFrame(context, {
    title,
    path,
    isIndexable: isWorthFinding(search, toursCount),
    description: texts.marketplace.listDescription(
      title,
      plural(toursCount, texts.marketplace.counts.tours),
    ),
    structuredData: toGraph(describeList(title, tours)),
    // An address that finds nothing can be anything: such pages would fill the cache.
    isComplete: found.data.length > 0 && Object.keys(misread).length === 0 && organizers !== null,
    css: map ? [pageCss, mapCss] : [pageCss],
    map: map && "market",
  });
  const instead =
    found.data.length === 0 && chosenParts(search).length > 0
      ? await findLoosenings(context)
      : null;
  return {
    ...frame,
    opening: findFirstOpening(tours),
    search,
    address: path,
    title,
    today,
    collection,
    tours,
    toursCount,
    pages,
    places: map,
    options: toSearchOptions(found.filters, search),
    misread,
    corrected: found.corrected_q,
    organizers: organizers ?? [],
    instead: instead && {
      loosenings: instead.loosenings,
      areAlone: instead.areAlone,
      tours: instead.tours.map((tour) => toFoundView(tour, today, daysOf(instead.search))),
    },
  };
}

/** Fewer letters stand in many names. */
const leastLetters = 3;

/** The organisers whose names have what the visitor wrote in them; without them the list is whole. */
async function findOrganizers(context: MarketContext): Promise<OrganizerView[] | null> {
  const { q, page } = context.search;
  if (q.length < leastLetters || page > 1) return [];
  const query = { name: q.slice(0, 100), limit: 3, tours_limit: 0 };
  const sites = await askMarket(context, (client, options) =>
    client.publishedSites({ query }, options),
  ).catch(withoutFailed(context, "organisers"));
  const today = context.services.today();
  return sites && sites.data.map((site) => toOrganizerView(site, today));
}

/** On which days the visitor wants to leave. */
const daysOf = ({ month, from, to }: MarketSearch) =>
  month ? { from: `${month}-01`, to: endOfMonth(`${month}-01`) } : { from, to };

/** One direction, one activity or a month alone is what the page is about, or two of them. */
function titleOf(search: MarketSearch): string {
  const { direction, activity, month, seats } = search;
  if (isPair(search)) {
    const second = activity[0] ?? nameMonth(month);
    return texts.marketplace.pairTitle(direction[0]!, second);
  }
  if (direction.length === 1) return direction[0]!;
  if (chosenParts(search).length !== 1) return texts.marketplace.tours;
  if (month) return texts.marketplace.monthTitle(nameMonth(month));
  if (seats) return texts.marketplace.lastPlaces;
  return activity[0] ?? texts.marketplace.tours;
}
