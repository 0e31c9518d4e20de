import type { MarketplaceInfo } from "@tour/api";
import { loadMarketInfo } from "../../../page/load-market-info.ts";
import type { RouteContext } from "../../../services/route-context.ts";
import pageCss from "virtual:styles:./lost-page.tsx";
import { askMarket } from "../frame/market-frame.ts";
import { noSearch } from "../search/market-search.ts";
import { toQuery } from "../search/to-query.ts";
import { toFoundView } from "../card/tour-view.ts";
import type { TourView } from "../card/tour-view.ts";

const shownTours = 4;

/** What an address of the marketplace that leads to nothing has to offer instead. */
export interface LostView {
  tours: readonly TourView[];
  toursCount: number;
  market: MarketplaceInfo | null;
  canBook: boolean;
  css: string;
}

/** Best tours, and who the marketplace is; what can't be read is left out. */
export async function loadLost(
  context: Pick<RouteContext, "services" | "host">,
): Promise<LostView> {
  const { services } = context;
  const { expand: _, ...query } = toQuery(noSearch, shownTours);
  const [found, market] = await Promise.all([
    askMarket(context, (client, options) => client.tours({ query }, options)).catch(
      (error: unknown) => {
        services.log.error({ error }, "tours could not be read; the page goes on without");
        return null;
      },
    ),
    loadMarketInfo(context),
  ]);
  const today = services.today();
  return {
    tours: (found?.data ?? []).map((tour) => toFoundView(tour, today)),
    toursCount: found?.pagination.items_count ?? 0,
    market,
    canBook: market?.can_book ?? false,
    css: pageCss,
  };
}
