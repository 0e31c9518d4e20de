import type { Block, PageType } from "@tour/api";
import { blocks } from "./blocks.gen.ts";
import type { ListedBlock } from "./definition/define-block.ts";
import { findBeginning } from "./beginnings/index.ts";
import type { OwnFacts } from "./beginnings/own-facts.ts";
import { checkAgainst } from "./reading/check-block.ts";
import type { BlockCheck } from "./reading/check-block.ts";
import { readContent } from "./reading/read-block.ts";
import { mapRichText } from "./reading/map-rich-text.ts";

export { fieldHints } from "./content/field.ts";
export type { Editor, FieldHints } from "./content/field.ts";
export type { BlockDefinition, ListedBlock, VariantInfo } from "./definition/define-block.ts";
export type { BlockCheck } from "./reading/check-block.ts";
export { readContent } from "./reading/read-block.ts";
export type { BlockReading } from "./reading/read-block.ts";
export type { OwnFacts } from "./beginnings/own-facts.ts";
export { samplePictures } from "./sample/pictures.ts";
export { listSampleTexts } from "./sample-texts/list-sample-texts.ts";
export type { SampleText } from "./sample-texts/list-sample-texts.ts";
export { blocks };

/** The block type with this number, or undefined for one that this version does not know. */
export function findBlock(type: number): ListedBlock | undefined {
  return blocks.find(({ definition }) => definition.type === type);
}

/** The types that may be added to a page by hand, in the palette's order. */
export function blocksForPage(page: PageType): ListedBlock[] {
  return blocks.filter(({ definition }) => definition.pages.includes(page));
}

/** Header and footer: stored with the main page, answered with every page. */
export const sharedTypes: readonly number[] = blocks
  .filter(({ definition }) => definition.shared)
  .map(({ definition }) => definition.type);

/** Checks a block's content against the rules of its type; nothing is stored. */
export const checkBlock = (block: Block): BlockCheck => checkAgainst(blocks, block);

/** Cleans every rich text of a block; a block of an unknown type or version stays as it is. */
export function cleanBlock(block: Block, cleanHtml: (html: string) => string): Block {
  const definition = findBlock(block.type)?.definition;
  if (!definition || block.content_version > definition.version) return block;
  const content = mapRichText(definition.content, block.content, cleanHtml);
  return { ...block, content: content as Block["content"] };
}

/**
 * A new block, to be written over: with the organiser's own facts it starts from them, without with
 * the sample's content.
 */
export function createBlock(type: number, variant = 1, own?: OwnFacts): Block {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  return {
    id: crypto.randomUUID().slice(0, 8),
    type,
    variant,
    status: 2,
    is_hidden: false,
    anchor: definition.anchor ?? "",
    content_version: definition.version,
    content: structuredClone((own && findBeginning(type)?.initial?.(own)) ?? definition.sample),
  };
}

/** A block with its content brought to today's version; what can't be read stays as it is. */
export function upgradeBlock(block: Block): Block {
  const definition = findBlock(block.type)?.definition;
  if (!definition || block.content_version >= definition.version) return block;
  const reading = readContent(definition, block);
  if (reading.state === "newer") return block;
  return { ...block, content: reading.content, content_version: definition.version };
}
