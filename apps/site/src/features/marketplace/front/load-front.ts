import type { MarketCollection } from "@tour/api";
import type { RouteContext } from "../../../services/route-context.ts";
import { brandCss } from "../frame/brand-css.ts";
import pageCss from "virtual:styles:./front-page.tsx";
import { askMarket, makeMarketFrame, withoutFailed } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { noSearch } from "../search/market-search.ts";
import type { MarketSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { toOrganizerView } from "../organizers/organizer-view.ts";
import type { OrganizerView } from "../organizers/organizer-view.ts";
import { toSearchOptions } from "../search/search-options.ts";
import type { SearchOptions } from "../search/search-options.ts";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { describeList, toGraph } from "../card/describe-list.ts";
import { findFirstOpening, toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";

const shownTours = 8;
const shownInRow = 4;
const shownOrganizers = 3;

/** What the marketplace begins with. */
export interface FrontView extends MarketFrameView {
  tours: readonly TourView[];
  toursCount: number;
  /** Those that one can leave on soonest. */
  soonest: readonly TourView[];
  /** Those whose next date has its last places. */
  last: readonly TourView[];
  options: SearchOptions;
  collections: readonly MarketCollection[];
  organizers: readonly OrganizerView[];
  organizersCount: number;
}

/** Asks for the first tours and organisers: as many as the page shows, however many there are. */
export async function loadFront(context: RouteContext): Promise<FrontView> {
  const today = context.services.today();
  const askRow = (search: Partial<MarketSearch>) => {
    const wanted = toQuery({ ...noSearch, ...search, sort: "soonest" }, shownInRow);
    const { expand: _, ...query } = wanted;
    return askMarket(context, (client, options) => client.tours({ query }, options)).catch(
      withoutFailed(context, "a row of tours"),
    );
  };
  const [found, sites, collections, soonest, last] = await Promise.all([
    askMarket(context, (client, options) =>
      client.tours({ query: toQuery(noSearch, shownTours) }, options),
    ),
    askMarket(context, (client, options) =>
      client.publishedSites({ query: { limit: shownOrganizers } }, options),
    ).catch(withoutFailed(context, "organisers")),
    askMarket(context, (client, options) => client.marketCollections({}, options)).catch(
      withoutFailed(context, "collections"),
    ),
    askRow({}),
    askRow({ seats: "last" }),
  ]);
  const tours = found.data.map((tour) => toFoundView(tour, today));
  const toRow = (row: typeof soonest) =>
    (row?.data ?? []).map((tour) => toFoundView(tour, today)).filter(({ next }) => next?.seats);
  const brands = brandCss((sites?.data ?? []).map(({ site }) => site));
  const frame = await makeMarketFrame(context, {
    title: null,
    path: "/",
    isIndexable: true,
    isComplete: [sites, collections, soonest, last].every((part) => part !== null),
    structuredData: toGraph(describeList(texts.bestTours, tours)),
    css: [brands, pageCss],
  });
  return {
    ...frame,
    opening: findFirstOpening(tours),
    tours,
    soonest: toRow(soonest),
    last: toRow(last),
    toursCount: found.pagination.items_count,
    options: toSearchOptions(found.filters, noSearch),
    collections: collections?.data ?? [],
    organizers: (sites?.data ?? []).map((site) => toOrganizerView(site, today)),
    organizersCount: sites?.pagination.items_count ?? 0,
  };
}
