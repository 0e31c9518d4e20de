import type { ComparedTour } from "@tour/api";
import { maxComparedTours } from "@tour/api";
import pageCss from "virtual:styles:./comparison-page.tsx";
import { comparisonTexts } from "../../../texts/comparison.ru.ts";
import { toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket, makeMarketFrame } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { readIds } from "../kept/kept-address.ts";
import { noSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { compareTours } from "./comparison-rows.ts";
import type { ComparisonRow } from "./comparison-rows.ts";

const offered = 8;
/** More than anybody puts into an address by hand: only to say that they are too many. */
const readAtMost = 50;

export interface ComparisonView extends MarketFrameView {
  tours: readonly TourView[];
  rows: readonly ComparisonRow[];
  /** Whether the address names more than stand side by side. */
  isTooMany: boolean;
  hasGone: boolean;
  /** Tours that could stand beside them. */
  others: readonly TourView[];
}

/** `/compare?tours=1,2`: an address that shows everybody the same. */
export async function loadComparison(context: MarketContext): Promise<ComparisonView> {
  const named = readIds(context.query, "tours", readAtMost);
  const ids = named.slice(0, maxComparedTours);
  const today = context.services.today();
  const compared = ids.length > 0 ? await askCompared(context, ids) : [];
  const others = compared.length < maxComparedTours ? await findOthers(context, compared) : [];
  const frame = await makeMarketFrame(context, {
    title: comparisonTexts.title,
    path: "/compare",
    isIndexable: false,
    isComplete: false,
    css: [pageCss],
  });
  return {
    ...frame,
    tours: compared.map((tour) => toFoundView(tour, today)),
    rows: compareTours(compared, today),
    isTooMany: named.length > ids.length,
    hasGone: compared.length < ids.length,
    others: others.map((tour) => toFoundView(tour, today)),
  };
}

async function askCompared(context: MarketContext, ids: number[]): Promise<ComparedTour[]> {
  const query = { ids };
  return (await askMarket(context, (client, options) => client.comparedTours({ query }, options)))
    .data;
}

/** Of the same place first; where that has none, the best of all. */
async function findOthers(context: MarketContext, compared: readonly ComparedTour[]) {
  const known = new Set(compared.map(({ id }) => id));
  const place = compared[0]?.places.find(({ level }) => level === "region")?.name;
  const ask = async (q: string) => {
    const { expand: _, ...query } = toQuery({ ...noSearch, q }, offered);
    const found = await askMarket(context, (client, options) => client.tours({ query }, options));
    return found.data.filter(({ id }) => !known.has(id));
  };
  if (compared.length === 0) return [];
  const near = place ? await ask(place) : [];
  return (near.length > 0 ? near : await ask("")).slice(0, 4);
}
