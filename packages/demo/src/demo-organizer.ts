import type { BlockShown, Image, OrganizerPublic, PageType } from "@tour/api";
import type { StarterWords } from "@tour/blocks/starters";
import type { PresetTypeName } from "@tour/theme";

/** An organiser of the demo: who they are, who guides, and what their site says. */
export interface DemoOrganizer {
  /** Name of the provided host: `<host>.<PROVIDED_DOMAIN>`. */
  host: string;
  presetType: PresetTypeName;
  profile: Omit<OrganizerPublic, "id" | "logo" | "rating" | "reviews_count">;
  owner: { name: string; email: string };
  settings: { title: string; description: string };
  /** A square sign as SVG. */
  logo?: string;
  /** By the keys that tours name them with. */
  guides: Record<string, DemoGuide>;
  /** What a picture shows here, where its own description names another place. */
  alts: Record<string, string>;
  pages: Record<PageType, DemoPage>;
}

/** A page as every organiser makes one: a starter, and own words and pictures written over it. */
export interface DemoPage {
  starter: string;
  words: (picture: FindPicture) => StarterWords;
  /** When blocks are seen that are not seen always, by their keys in the starter. */
  seasons?: Record<string, BlockShown>;
}

/** A picture of the organiser's library by its name. */
export type FindPicture = (name: string) => Image;

export interface DemoGuide {
  name: string;
  role: string;
  photo: string | null;
  quote?: string;
  /** For who travels with them. */
  phone?: string;
  text: string;
  languages: string[];
}
