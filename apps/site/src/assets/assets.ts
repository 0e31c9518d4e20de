import type { Compressed } from "../compression/compressed.ts";

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
  /** The small script of every page, inlined. */
  pageScript: () => string | Promise<string>;
  /** Loads the analytics of visitors; inlined into the pages of sites that have one. */
  analyticsScript: () => string | Promise<string>;
  /** Watches for islands to hydrate; inlined into the pages that have one. */
  islandsScript: () => string | Promise<string>;
  /** Waits for a touch of a carousel; inlined into the pages that have one. */
  carouselsScript: () => string | Promise<string>;
  /** The service worker that keeps arrival pages on their device. */
  arrivalWorker: () => string | Promise<string>;
  /** Keeps a request's page live, and an arrival page at hand; inlined into them. */
  orderScript: () => string | Promise<string>;
  /** Uploads the photos of a review, and keeps what is typed; inlined into its page. */
  reviewScript: () => string | Promise<string>;
  /** Takes the notice above the header away at its time; inlined into pages that have one. */
  noticeScript: () => string | Promise<string>;
  /** Plays films over their posters; inlined into pages that have one. */
  filmScript: () => string | Promise<string>;
  /** Shows the page anew when a sale begins; inlined into pages that wait for one. */
  openingScript: () => string | Promise<string>;
  /** Marks what of a tour's page is being read; inlined into the pages of tours. */
  tourScript: () => string | Promise<string>;
  /** Waits for a press of a booking link; inlined into pages of organisers' sites. */
  bookingScript: () => string | Promise<string>;
  /** Waits until a map is seen; inlined into pages that have one, where streets can be had. */
  mapScript: () => string | Promise<string>;
  /** Brings a page's form to life; inlined into pages that are made for one. */
  formScript: () => string | Promise<string>;
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
