import type { Block, Image } from "@tour/api";
import type { Preset } from "@tour/theme";

/** The draft of a site's metadata. */
export interface SiteSettings {
  title: string;
  description: string;
  favicon: string | null;
  shareImage: { url: string } | null;
  logo: Image | null;
  isIndexable: boolean;
  displaysAgreement: boolean;
  displaysPrivacy: boolean;
}

/** All that a published site is made of. Architecture, "Publishing is one pointer". */
export interface PublishedContent {
  /** With the header and footer, which the tour pages share. */
  main: Block[];
  tour: Block[];
  presetType: string;
  preset: Preset;
  /** The name that visitors see. */
  name: string;
  settings: SiteSettings;
}
