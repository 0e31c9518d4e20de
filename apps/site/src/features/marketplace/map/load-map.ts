import type { MapBox } from "@tour/api";
import type { MarketContext } from "../frame/market-context.ts";
import { askMarket } from "../frame/market-frame.ts";
import { toQuery } from "../search/to-query.ts";
import { toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";

/** Tours that begin near each other: one of them is shown as itself. */
export interface MapPlace {
  latitude: number;
  longitude: number;
  count: number;
  box: MapBox;
  tour: TourView | null;
}

/** Where the tours of a search begin. */
export interface MapView {
  places: readonly MapPlace[];
  /** What is shown of the world; null of nothing. */
  box: MapBox | null;
  /** How many tours of the list are not on the map. */
  unplaced: number;
}

export async function loadMap(context: MarketContext): Promise<MapView> {
  const { limit: _, page: __, sort: ___, expand: ____, ...chosen } = toQuery(context.search, 1);
  const found = await askMarket(context, (client, options) =>
    client.toursMap({ query: chosen }, options),
  );
  const today = context.services.today();
  return {
    places: found.data.map((group) => ({
      ...group,
      tour: group.tour && toFoundView(group.tour, today),
    })),
    box: found.box,
    unplaced: found.tours_count - found.placed_count,
  };
}
