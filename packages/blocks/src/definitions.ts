import type { Block, PageType } from "@tour/api";
import { normalizePhone } from "@tour/validation";
import { blocks } from "./blocks.gen.ts";
import type { ListedBlock, PageNeed } from "./definition/define-block.ts";
import type { OrganizerFacts } from "./page-data/organizer-facts.ts";
import { checkAgainst } from "./reading/check-block.ts";
import type { BlockCheck } from "./reading/check-block.ts";
import { compareContents } from "./comparison/compare-contents.ts";
import type { ContentDifference } from "./comparison/compare-contents.ts";
import { listUnseen } from "./comparison/list-unseen.ts";
import type { UnseenField } from "./comparison/list-unseen.ts";
import { newBlockId } from "./definition/new-block-id.ts";
import { readContent } from "./reading/read-block.ts";
import { listWords } from "./reading/list-words.ts";
import { mapFields } from "./reading/map-fields.ts";
import type { FieldChanges } from "./reading/map-fields.ts";
import { mapTexts } from "./reading/map-texts.ts";
import { withoutRule } from "./shown/without-rule.ts";

export { compareBlocks } from "./comparison/compare-blocks.ts";
export type { BlockDifference } from "./comparison/compare-blocks.ts";
export type { ContentDifference, TextDifference } from "./comparison/compare-contents.ts";
export { listSeen } from "./comparison/list-seen.ts";
export type { UnseenField } from "./comparison/list-unseen.ts";
export { takePicked } from "./comparison/take-picked.ts";
export { copyBlock } from "./definition/copy-block.ts";
export { fieldHints } from "./content/field.ts";
export type { Editor, FieldHints } from "./content/field.ts";
export { findPicturePlace, listPicturePlaces } from "./content/picture-places.ts";
export type { NoPlaceReason, PicturePlace } from "./content/picture-places.ts";
export type {
  BlockDefinition,
  ListedBlock,
  PageNeed,
  VariantInfo,
} from "./definition/define-block.ts";
export type { BlockCheck } from "./reading/check-block.ts";
export type { FieldChanges } from "./reading/map-fields.ts";
export { formatPhone } from "./format/format-phone.ts";
export { shorten } from "./format/shorten.ts";
export { toPlainText } from "./reading/list-words.ts";
export { listDeadLinks } from "./reading/list-dead-links.ts";
export { readContent } from "./reading/read-block.ts";
export type { BlockReading } from "./reading/read-block.ts";
export type { OrganizerFacts } from "./page-data/organizer-facts.ts";
export { tourFields } from "./page-data/tour-fields.ts";
export type { TourField } from "./page-data/tour-fields.ts";
export { hasWords, readQuery } from "./parts/questions/match-question.ts";
export { nameAnchors } from "./render/name-anchors.ts";
export { makeRoute } from "./sample/make-route.ts";
export type { WayPlace } from "./sample/make-route.ts";
export { samplePictures } from "./sample/pictures.ts";
export {
  isInPeriod,
  isShownOn,
  listPeriodEnds,
  listShownFacts,
  momentOf,
  nextChange,
} from "./shown/is-shown.ts";
export { isOver, isWrongOrder } from "./shown/check-shown.ts";
export { seePageOn } from "./shown/see-page-on.ts";
export { withoutRule } from "./shown/without-rule.ts";
export { listSampleTexts } from "./sample-texts/list-sample-texts.ts";
export type { SampleText } from "./sample-texts/list-sample-texts.ts";
export { blockTypes } from "./block-types.gen.ts";
export { endOf, keepEnds, sharedTypes } from "./types.ts";
export { blocks };

/** The block type with this number, or undefined for one that this version does not know. */
export function findBlock(type: number): ListedBlock | undefined {
  return blocks.find(({ definition }) => definition.type === type);
}

/** The types that may be added to a page by hand, in the palette's order. */
export function blocksForPage(page: PageType): ListedBlock[] {
  return blocks.filter(({ definition }) => definition.pages.includes(page));
}

/** Whether any of the blocks that visitors see needs this of its page. */
export const anyNeeds = (list: readonly Block[], need: PageNeed): boolean =>
  list.some(({ type, is_hidden }) => {
    const needs = is_hidden ? [] : (findBlock(type)?.definition.needs ?? []);
    return needs.includes(need);
  });

/** Checks a block's content against the rules of its type; nothing is stored. */
export const checkBlock = (block: Block): BlockCheck => checkAgainst(blocks, block);

/** The fields in which a block differs from what it was; none of an unknown type. */
export function compareBlockContents(before: Block | null, after: Block | null): ContentDifference {
  const { type } = after ?? before ?? { type: 0 };
  const definition = findBlock(type)?.definition;
  return definition ? compareContents(definition, before, after) : { texts: [], others: [] };
}

/** What of a block's content other variants of it show, and this one does not; by the places that each marks. */
export function describeUnseen(
  block: Block,
  places: Parameters<typeof listUnseen>[2],
): UnseenField[] {
  const definition = findBlock(block.type)?.definition;
  return definition ? listUnseen(definition, block, places) : [];
}

/**
 * Cleans every rich text of a block and writes out its phone numbers; header and footer lose a rule of
 * when they are seen. A block of an unknown type or version stays as it is.
 */
export function cleanBlock(sent: Block, cleanHtml: (html: string) => string): Block {
  const definition = findBlock(sent.type)?.definition;
  if (!definition || sent.content_version > definition.version) return sent;
  const block = definition.shared ? withoutRule(sent) : sent;
  const content = mapTexts(definition.content, block.content, {
    "rich-text": cleanHtml,
    phone: normalizePhone,
  });
  return { ...block, content: content as Block["content"] };
}

/** Changes a block's fields by their kind; a block of an unknown type or version stays as it is. */
export function changeFields(block: Block, changes: FieldChanges): Block {
  const definition = findBlock(block.type)?.definition;
  if (!definition || block.content_version > definition.version) return block;
  const content = mapFields(definition.content, block.content, changes);
  return { ...block, content: content as Block["content"] };
}

/** The words of a block that people read, in their order; none of an unknown type or version. */
export function readWords(block: Block): string[] {
  const definition = findBlock(block.type)?.definition;
  const reading = definition && readContent(definition, block);
  return reading?.state === "ready" ? listWords(definition!.content, reading.content) : [];
}

/**
 * A new block, to be written over: with the organiser's own facts it starts from them, without with
 * the sample's content.
 */
export function createBlock(type: number, variant = 1, own?: OrganizerFacts): Block {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  return {
    id: newBlockId(),
    type,
    variant,
    status: 2,
    is_hidden: false,
    anchor: definition.anchor ?? "",
    content_version: definition.version,
    content: structuredClone((own && definition.initialContent?.(own)) ?? definition.sample),
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
