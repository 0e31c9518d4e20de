import type { Block } from "@tour/api";
import { findBlock, hasWords, readQuery, readWords } from "@tour/blocks/definitions";
import type { ListedBlock } from "@tour/blocks/definitions";
import type { PageDocument } from "@tour/preview-protocol";
import { nameBlock } from "../../../document/name-block.ts";

/** A block is another object after each edit: its words are gathered once. */
const gathered = new WeakMap<Block, string>();

function gatherWords(block: Block): string {
  const known = gathered.get(block);
  if (known !== undefined) return known;
  const variant = findBlock(block.type)?.variants.find(({ number }) => number === block.variant);
  const words = [nameBlock(block), variant?.title, ...readWords(block)].join("\n");
  gathered.set(block, words);
  return words;
}

/** The blocks of a page in which all typed words stand: in their texts, or in the name of their type. */
export function findBlocks({ order, blocks }: PageDocument, query: string): readonly string[] {
  const stems = readQuery(query);
  return stems.length === 0
    ? order
    : order.filter((id) => hasWords(gatherWords(blocks[id]!), stems));
}

/** A type of blocks that was looked for, and its variants by whose names it was found. */
export interface FoundType {
  listed: ListedBlock;
  variants: readonly string[];
}

/** The types whose name, description or variants' names have all typed words. */
export function findTypes(listed: readonly ListedBlock[], query: string): FoundType[] {
  const stems = readQuery(query);
  return listed.flatMap((one) => {
    const { title, description } = one.definition;
    if (hasWords(`${title} ${description}`, stems)) return { listed: one, variants: [] };
    const variants = one.variants
      .filter((variant) => hasWords(`${title} ${variant.title}`, stems))
      .map((variant) => variant.title);
    return variants.length > 0 ? { listed: one, variants } : [];
  });
}
