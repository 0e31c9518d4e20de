import type { RouteContext } from "../../../services/route-context.ts";
import type { MarketSearch } from "../search/market-search.ts";

/** What the loaders of the marketplace's pages have: also what the address's query asks for. */
export interface MarketContext extends RouteContext {
  search: MarketSearch;
}
