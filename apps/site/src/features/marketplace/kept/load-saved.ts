import { maxKeptTours } from "@tour/api";
import pageCss from "virtual:styles:./saved-page.tsx";
import { keptTexts } from "../../../texts/kept.ru.ts";
import { toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket, makeMarketFrame } from "../frame/market-frame.ts";
import type { MarketFrameView } from "../frame/market-frame.ts";
import { readIds } from "./kept-address.ts";
import { keptLists } from "./kept-tours.ts";

/** What a visitor saved; or the tours of a link, to be saved. */
export interface SavedView extends MarketFrameView {
  /** Null of the visitor's own: which they are their browser knows alone. */
  byLink: LinkedTours | null;
}

export interface LinkedTours {
  tours: readonly TourView[];
  /** How many of them are shown no more. */
  goneCount: number;
  /** Numbers of those that were looked at. */
  viewed: readonly number[];
}

/** `/saved`, and `/saved?tours=1,2&viewed=3`. */
export async function loadSaved(context: MarketContext): Promise<SavedView> {
  const { query, services } = context;
  const ids = readIds(query, "tours", maxKeptTours);
  const viewed = readIds(query, "viewed", keptLists.viewed);
  const isByLink = ids.length + viewed.length > 0;
  const found =
    ids.length === 0
      ? []
      : (
          await askMarket(context, (client, options) =>
            client.marketTours({ query: { ids } }, options),
          )
        ).data;
  const frame = await makeMarketFrame(context, {
    title: isByLink ? keptTexts.byLink.title : keptTexts.title,
    path: "/saved",
    isIndexable: false,
    // Everybody has another list.
    isComplete: false,
    css: [pageCss],
  });
  const today = services.today();
  const tours = found.map((tour) => toFoundView(tour, today));
  return {
    ...frame,
    byLink: isByLink ? { tours, goneCount: ids.length - tours.length, viewed } : null,
  };
}
