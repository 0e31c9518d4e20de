import type { InlineScripts } from "../assets/inline-scripts.ts";
import type { DraftSite, OpenPayment, SiteMetadata } from "@tour/api";
import type { AnalyticsTag } from "../analytics/list-tags.ts";
import type { Services } from "./services.ts";

/** What somebody typed into a plain form, and why it did not go through. */
export interface SentForm {
  data: FormData;
  problems: readonly string[];
  /** Messages by the fields' names. */
  validation?: Readonly<Record<string, readonly string[]>>;
}

/** A draft that is read by a link. */
export interface OpenDraft extends DraftSite {
  /** Path under which all its pages stand: it has the link's token, and no slash at its end. */
  base: string;
}

/** What the loaders of one request have. */
export interface RouteContext {
  services: Services;
  host: string;
  /** The host is the marketplace's own. */
  isMarketplace: boolean;
  /** Null on the marketplace, and where it could not be read. */
  metadata: SiteMetadata | null;
  /** Of the host's data; null where it could not be read. */
  revision: string | null;
  /** What the address asks for. */
  query: URLSearchParams;
  /** A form that was sent to the page without a script, and is shown again. */
  sent?: SentForm | undefined;
  /** A payment that was begun by a form, for the page that leads to it. */
  payment?: OpenPayment | undefined;
  /** On pages by a link to a draft. */
  draft?: OpenDraft | undefined;
  /** The small scripts of pages; see `listScripts`. */
  scripts: InlineScripts;
  /** The analytics tags of the site; none on the marketplace. */
  analyticsTags: readonly AnalyticsTag[];
}
