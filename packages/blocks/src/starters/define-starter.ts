import type { Block, Image, PageType } from "@tour/api";
import type { PresetTypeName } from "@tour/theme";
import * as v from "valibot";
import type { GenericSchema, InferInput } from "valibot";
import type { BlockDefinition } from "../definition/define-block.ts";
import type { Link } from "../content/link.ts";

/** A finished page that an organiser begins from and writes over. */
export interface PageStarter {
  /** By which the call that attaches a site knows it: lower-case letters and dashes. */
  name: string;
  page: PageType;
  title: string;
  /** One sentence for the picker: for whom it is, and how it looks. */
  description: string;
  /** The preset that it was composed in, and that a new site takes with it. */
  presetType: PresetTypeName;
  blocks: readonly StarterBlock[];
}

export interface StarterBlock {
  /** Unique in its page: the anchor that was given, else the name of the block's type. */
  key: string;
  block: Omit<Block, "id">;
}

/** A block of a starter; throws when the content has not the form of its type. */
export function place<Schema extends GenericSchema>(
  definition: Pick<BlockDefinition<Schema>, "type" | "name" | "anchor" | "version" | "content">,
  variant: number,
  content: InferInput<Schema>,
  anchor?: string,
): StarterBlock {
  return {
    key: anchor ?? definition.name,
    block: {
      type: definition.type,
      variant,
      status: 2,
      is_hidden: false,
      anchor: anchor ?? definition.anchor ?? "",
      content_version: definition.version,
      content: v.parse(definition.content, content) as Block["content"],
    },
  };
}

/** A picture as a media item. */
export const show = (image: Image) => ({ kind: "image" as const, image });

/** A link to a block of the main page. */
export const toAnchor = (anchor: string, text: string): Link => ({ kind: 1, text, anchor });

/** A link that books: to the tour's dates, or to the list of tours. */
export const toBooking = (text: string): Link => ({ kind: 3, text, tour_id: null });
