import type { Compressed } from "../compression/compressed.ts";
import type { InlineScripts } from "./inline-scripts.ts";

/** The code of one interactive variant, for its islands. */
export interface VariantCode {
  /** Address of the module that exports `variant`. */
  script: string;
  /** Addresses of what the module imports. */
  imports: readonly string[];
}

/** What the build left for pages: from files in production, from Vite's own server in development. */
export interface Assets {
  /** Names the build: part of every page's key in the cache, and `/latest-build.json`. */
  build: string;
  /** CSS of a variant and of the parts that it uses, in an order that later rules may rely on. */
  variantCss: (key: string) => Promise<readonly CssPart[]>;
  variantCode: (key: string) => VariantCode;
  /** Hydrates an island, with React; loaded when one is needed. */
  hydration: VariantCode;
  /** Moves a page's carousels; loaded when one is touched. */
  carousel: VariantCode;
  /** The booking form; loaded at the first press of a link to it, and on its own page. */
  booking: VariantCode & { styles: readonly string[] };
  /** Its style sheets' texts, for its own page. */
  bookingCss: () => Promise<readonly string[]>;
  /** The forms of tourists, and their style sheets' texts. */
  tourists: VariantCode;
  touristsCss: () => Promise<readonly string[]>;
  /** A map with streets; loaded when the place for one comes into view. */
  streetMap: VariantCode & { styles: readonly string[] };
  /** The same, of the marketplace's tours. */
  marketMap: VariantCode & { styles: readonly string[] };
  /** What makes the marketplace's pages live: the kit's parts come when a filter is opened. */
  market: VariantCode;
  /** The preview's application. */
  preview: VariantCode & { styles: readonly string[] };
  /** The kit's demonstration. */
  demoui: VariantCode & { styles: readonly string[] };
  /** The small scripts that pages have inlined. */
  scripts: () => InlineScripts | Promise<InlineScripts>;
  /** The service worker that keeps arrival pages on their device. */
  arrivalWorker: () => string | Promise<string>;
  /** Scripts that development needs in every page. */
  developmentScripts: readonly string[];
  /** A file by its path in the address, or undefined. */
  file: (path: string) => Promise<AssetFile | undefined>;
}

export interface CssPart {
  /** Names the part, so that one that several variants share stands once in a page. */
  name: string;
  css: string;
}

export interface AssetFile {
  body: Compressed;
  type: string;
  /** Fonts and pictures are compressed in themselves. */
  isCompressible: boolean;
}
