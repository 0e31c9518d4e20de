import type { Image, OrganizerPublic, PageType } from "@tour/api";
import type { PresetTypeName } from "@tour/theme";

/** An organiser of the demo: who they are, who guides, and what their site says. */
export interface DemoOrganizer {
  /** Name of the provided host: `<host>.<PROVIDED_DOMAIN>`. */
  host: string;
  presetType: PresetTypeName;
  profile: Omit<OrganizerPublic, "id" | "logo" | "rating" | "reviews_count">;
  owner: { name: string; email: string };
  settings: { title: string; description: string };
  /** By the keys that tours name them with. */
  guides: Record<string, DemoGuide>;
  /** What a picture shows here, where its own description names another place. */
  alts: Record<string, string>;
  layOut: (picture: (name: string) => Image) => Record<PageType, DemoBlock[]>;
}

export interface DemoGuide {
  name: string;
  role: string;
  photo: string | null;
  quote?: string;
  text: string;
  languages: string[];
}

/** What differs from a new block of the type. */
export interface DemoBlock {
  type: number;
  variant: number;
  anchor?: string;
  content: Record<string, unknown>;
}

/** A block that begins with a heading and reads the rest from its content or from the tour. */
export const section = (
  type: number,
  variant: number,
  [title, subtitle]: [title: string, subtitle: string],
  content: Record<string, unknown> = {},
): DemoBlock => ({ type, variant, content: { heading: { title, subtitle }, ...content } });

/** A media item of a block. */
export const shown = (image: Image) => ({ kind: "image" as const, image });

/** A link to a block of the main page. */
export const toAnchor = (anchor: string, text: string) => ({ kind: 1 as const, text, anchor });

/** A link that books: to the tour's dates, or to the list of tours. */
export const toBooking = (text: string) => ({ kind: 3 as const, text, tour_id: null });
