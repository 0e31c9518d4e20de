import type { PageType } from "@tour/api";
import type { GenericSchema, InferOutput } from "valibot";
import type { OrganizerFacts } from "../page-data/organizer-facts.ts";
import type { PageData } from "../page-data/page-data.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";

/** What a page asks for only where a block shows it. */
export type PageNeed = "reviews" | "schedule";

/** Everything that is known of a block type without its components: for the server and the palette. */
export interface BlockDefinition<
  Schema extends GenericSchema<never> | GenericSchema = GenericSchema,
  Data = unknown,
> {
  /** Specification, section 3 (block types). */
  type: number;
  /** The name of the block's folder. */
  name: string;
  title: string;
  /** One sentence for the palette: what the block is for. */
  description: string;
  /** The pages that it may stand on. */
  pages: readonly PageType[];
  /** The anchor that a new block of this type takes, so that menus find it. */
  anchor?: string;
  /** Stored once with the main page and shown on every page, at its start or end. */
  shared?: "start" | "end";
  /** Version of the content's shape; raised together with a migration from the one before. */
  version: number;
  content: Schema;
  /** `migrations[n]` turns content of version n into content of version n + 1. */
  migrations: Record<number, (content: Record<string, unknown>) => Record<string, unknown>>;
  /**
   * A believable finished block: what stories and previews show, and what a new block starts with
   * where `initialContent` says nothing else. Ways to reach somebody stay empty in it, because a new
   * block shows the organiser's own.
   */
  sample: InferOutput<Schema>;
  /**
   * What a new block on an organiser's page starts with, where the sample says what is true of its
   * own company alone: the organiser's data, else words that ask for them.
   */
  initialContent?: (own: OrganizerFacts) => InferOutput<Schema>;
  /**
   * Where the content states something of the organiser: names, figures, promises, quotations.
   * Dotted paths that leave out places in lists, for example `people.name`; a path may end at a
   * list's entry or at a picture. While the sample's words stand there, `listSampleTexts` says so.
   */
  facts?: readonly string[];
  /** What the page has to ask for, beside the organiser and the tours that every page has. */
  needs?: readonly PageNeed[];
  /** What the block reads of its page: the only living data that reaches its components. */
  selectData: (page: PageData, content: InferOutput<Schema>) => Data;
  /** A block with nothing to show is left out for visitors. */
  isEmpty?: (content: InferOutput<Schema>, data: Data) => boolean;
  /** Nothing of it moves, also in a variant that has behaviour: then that is plain HTML as well. */
  isStill?: (content: InferOutput<Schema>, data: Data) => boolean;
  /**
   * What the block says to search engines: of what it shows, and of nothing else. Only asked where
   * the site's own address is known.
   */
  structuredData?: (content: InferOutput<Schema>, data: Data, page: PageData) => LinkedNode[];
}

/** Declares a block type, keeping the exact types of its content and data. */
export function defineBlock<Schema extends GenericSchema, Data>(
  definition: BlockDefinition<Schema, Data>,
): BlockDefinition<Schema, Data> {
  return definition;
}

export type ContentOf<Definition> =
  Definition extends BlockDefinition<infer Schema, infer _Data> ? InferOutput<Schema> : never;

export type DataOf<Definition> =
  Definition extends BlockDefinition<infer _Schema, infer Data> ? Data : never;

/** What the palette and the picker know of a variant. */
export interface VariantInfo {
  /** Numbered from 1 within its type. */
  number: number;
  title: string;
  /** Has behaviour in the browser: it is hydrated, where the others stay plain HTML. */
  interactive: boolean;
}

/** A block type whose content is not known here: it is read by `readContent`. */
// oxlint-disable-next-line typescript/no-explicit-any -- contents differ by type
export type AnyBlock = BlockDefinition<any, any>;

/** A block type with its variants, as listed in `blocks.gen.ts`. */
export interface ListedBlock {
  definition: AnyBlock;
  variants: readonly VariantInfo[];
}
