import type { VariantCode } from "./assets.ts";

/** `assets.json`: what the build tells the server, with addresses as pages use them. */
export interface AssetList {
  build: string;
  /** What the first island near the view brings along: React. */
  hydration: VariantCode;
  /** What the first touch of a carousel brings along: Embla, and React. */
  carousel: VariantCode;
  /** What the first press of a booking link brings along. */
  booking: VariantCode & { styles: string[] };
  /** What the page of tourists is made for. */
  tourists: VariantCode & { styles: string[] };
  /** A map with streets. */
  streetMap: VariantCode & { styles: string[] };
  /** The same, of the marketplace's tours. */
  marketMap: VariantCode & { styles: string[] };
  /** What makes the marketplace's pages live. */
  market: VariantCode;
  preview: VariantCode & { styles: string[] };
  demoui: VariantCode & { styles: string[] };
  /** By variant key; every CSS file of a variant is an address too. */
  variants: Record<string, VariantCode & { styles: string[] }>;
}
