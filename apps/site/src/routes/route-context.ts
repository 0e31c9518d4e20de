import type { SiteMetadata } from "@tour/api";
import type { Counter } from "../counters/list-counters.ts";
import type { MarketSearch } from "../marketplace/market-search.ts";
import type { Services } from "../server/services.ts";

/** What the loaders of one request have. */
export interface RouteContext {
  services: Services;
  host: string;
  /** Null on the marketplace, and where it could not be read. */
  metadata: SiteMetadata | null;
  pageScript: string;
  /** The counters of the site; none on the marketplace. */
  counters: readonly Counter[];
  counterScript: string;
  islandsScript: string;
  /** What the address's query asks the marketplace for; organisers' pages have no query. */
  search: MarketSearch;
}
