import type { Analytics, Block, DocumentType, Font, Image } from "@tour/api";
import type { Preset } from "@tour/theme";

/** The draft of a site's metadata. */
export interface SiteSettings {
  title: string;
  description: string;
  favicon: string | null;
  shareImage: Pick<Image, "url" | "crops"> | null;
  logo: Image | null;
  isIndexable: boolean;
  displaysAgreement: boolean;
  displaysPrivacy: boolean;
  analytics?: Analytics;
}

export const noAnalytics: Analytics = { yandex_metrica: "", google_analytics: "" };

/** Which of the settings shows a document. */
export const displayFlags = {
  agreement: "displaysAgreement",
  policy: "displaysPrivacy",
} as const satisfies Record<DocumentType, keyof SiteSettings>;

/** Where on a site each document is read. Specification, section 2. */
export const documentPaths = {
  agreement: "/agreement",
  policy: "/privacy",
} as const satisfies Record<DocumentType, string>;

/** Documents by type, with the number that each has among its versions. */
export type PublishedDocuments = Partial<
  Record<DocumentType, { version: number; title: string; html: string }>
>;

/** The documents that visitors can read: written, and not hidden. */
export function shownDocuments({
  settings,
  documents = {},
}: Pick<PublishedContent, "settings" | "documents">): PublishedDocuments {
  const isShown = (type: string) => settings[displayFlags[type as DocumentType]];
  return Object.fromEntries(Object.entries(documents).filter(([type]) => isShown(type)));
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
  /** Uploaded fonts that the preset names; left out while there are none. */
  fonts?: Omit<Font, "id">[];
  /** Left out while there are none. */
  documents?: PublishedDocuments;
}
