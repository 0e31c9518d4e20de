import type { SiteMetadata } from "@tour/api";
import type { Services } from "../server/services.ts";

/** What the loaders of one request have. */
export interface RouteContext {
  services: Services;
  host: string;
  /** Null on the marketplace, and where it could not be read. */
  metadata: SiteMetadata | null;
  pageScript: string;
}
