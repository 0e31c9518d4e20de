import type { AnalyticsSources } from "../analytics/providers.ts";

/** A page as HTML, with what its answer's headers need to know. */
export interface RenderedPage {
  status: number;
  html: string | Buffer;
  /** Texts of the inline style and script elements, for the policy's hashes. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Whether the page may be kept: it is whole, and nothing failed while it was made. */
  isCacheable: boolean;
  /** For whoever has its address: see `FrameView`. */
  isPrivate?: boolean;
  frameAncestors?: readonly string[];
  /** Other origins that its analytics tags and its map need. */
  outside?: readonly AnalyticsSources[];
}
