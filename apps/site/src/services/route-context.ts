import type { SiteMetadata } from "@tour/api";
import type { AnalyticsTag } from "../analytics/list-tags.ts";
import type { Services } from "./services.ts";

/** What the loaders of one request have. */
export interface RouteContext {
  services: Services;
  host: string;
  /** Null on the marketplace, and where it could not be read. */
  metadata: SiteMetadata | null;
  pageScript: string;
  /** The analytics tags of the site; none on the marketplace. */
  analyticsTags: readonly AnalyticsTag[];
  analyticsScript: string;
  islandsScript: string;
  carouselsScript: string;
  orderScript: string;
}
