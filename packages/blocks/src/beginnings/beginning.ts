import type { AnyBlock, ContentOf } from "../definition/define-block.ts";
import type { OwnFacts } from "./own-facts.ts";

/** How blocks of a type begin, and where their beginning is not the organiser's own yet. */
export interface Beginning<Definition extends AnyBlock = AnyBlock> {
  definition: Definition;
  /**
   * What a new block on an organiser's page starts with, where the sample says what is true of its
   * own company alone: the organiser's data, else words that ask for them. Without it, the sample.
   */
  initial?: (own: OwnFacts) => ContentOf<Definition>;
  /**
   * Where the content states something of the organiser: names, figures, promises, quotations.
   * Dotted paths that leave out places in lists, for example `people.name`; a path may end at a
   * list's entry or at a picture. While the sample's words stand there, `listSampleTexts` says so.
   */
  facts?: readonly string[];
}
