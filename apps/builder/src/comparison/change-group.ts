import type { Block, PageType, SiteMetadata } from "@tour/api";
import { compareBlocks, readWords } from "@tour/blocks/definitions";
import type { BlockDifference } from "@tour/blocks/definitions";

/** One form of a page: its blocks, and the site that they stand on. */
export interface PageForm {
  blocks: readonly Block[];
  site: SiteMetadata;
}

/** What two forms are called, and what is said of a block that guests see in one of them alone. */
export interface FormNames {
  before: string;
  after: string;
  note: Record<"added" | "hidden" | "removed" | "shown", string>;
}

/** How the two forms of a page differ. */
export interface ChangeGroup {
  type: PageType;
  before: PageForm;
  after: PageForm;
  differences: BlockDifference[];
}

export const compareForms = (
  type: PageType,
  { before, after }: { before: PageForm; after: PageForm },
): ChangeGroup => ({
  type,
  before,
  after,
  differences: compareBlocks(after.blocks, before.blocks),
});

/** A change among those of both pages, whose blocks may have the same ids. */
export const changeKey = (type: PageType, id: string): string => `${type} ${id}`;

/** The first words of a block, by which it is known among others of its type; empty without any. */
export const headingOf = (block: Block): string => readWords(block)[0] ?? "";
