import type { MarketplaceInfo, ShownNotice } from "@tour/api";
import type { VariantCode } from "../assets/assets.ts";
import type { RenderedBlock } from "./render-block.tsx";

/** What stands in a page's `<head>` for readers, search engines and messengers. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address; null where the page has none, as on errors. */
  canonical: string | null;
  siteName: string;
  /** Absolute address of a picture of 1200x628. */
  image: string | null;
  favicon: string;
  isIndexable: boolean;
}

/** What the frame of every page is made from; each page's loader gives it with its own content. */
export interface FrameView {
  head: Head;
  /** The one inline style element: layers, base, theme, variants, in this order. */
  style: string;
  fontPreloads: readonly string[];
  /** Links to pictures that React found worth fetching early, as HTML. */
  preloads: readonly string[];
  /** What brings islands to life; null on a page that has none. */
  hydration: VariantCode | null;
  /** What moves carousels; nothing on a page that has none. */
  carousel?: VariantCode | null;
  /** The booking form, on a page that leads to it or has it. */
  booking?: (VariantCode & { styles: readonly string[] }) | null;
  /** What it shows on a map: its place, or tours; with streets, where they can be had. */
  map?: "place" | "market" | null;
  /** A film plays on it. */
  hasFilm?: boolean;
  /** It is the page of a tour. */
  isOfTour?: boolean;
  /** The form that the page is made for. */
  form?: VariantCode | null;
  /** What the page says to search engines: JSON that is safe inside a script element; or nothing. */
  structuredData?: string | null;
  /** For whoever has its address alone: never kept, never indexed, and its address is told nobody. */
  isPrivate?: boolean;
  /** It is kept live by a script of its own. */
  isLive?: boolean;
  /** Who the marketplace is, on its pages; null where that could not be read. */
  market?: MarketplaceInfo | null;
  /** What the site says above its header now. */
  notice?: ShownNotice | null;
  /** The moment at which the page is to be shown anew: a sale that it says is to come begins. In UTC. */
  opening?: string | null;
  /** Its form takes photos, by a script of its own. */
  takesPhotos?: boolean;
  /** Its blocks take comments: a script remembers their author, and says when they were written. */
  takesComments?: boolean;
  /** False when a call failed on the way: such a page is shown once and never kept. */
  isComplete: boolean;
}

/** A page of blocks. */
export interface PageView extends FrameView {
  /** The tour that visitors have seen with this page; null on other pages, and where it is one guest's. */
  seenTour: number | null;
  blocks: readonly RenderedBlock[];
  /** It stands on the marketplace, under its bar, instead of between a site's header and footer. */
  isOnMarketplace: boolean;
}
