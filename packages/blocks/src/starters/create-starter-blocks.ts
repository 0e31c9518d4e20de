import { newBlockId } from "../definition/new-block-id.ts";
import type { Block } from "@tour/api";
import type { PageStarter } from "./define-starter.ts";

/** What is written over a starter's own contents, by the keys of its blocks. */
export type StarterWords = Readonly<Record<string, Record<string, unknown>>>;

/**
 * New blocks of a starter, in its order, ready to be saved. Words replace fields of the contents;
 * throws when they name a block that the starter has not.
 */
export function createStarterBlocks(starter: PageStarter, words: StarterWords = {}): Block[] {
  const keys = new Set(starter.blocks.map(({ key }) => key));
  const unknown = Object.keys(words).filter((key) => !keys.has(key));
  if (unknown.length > 0) throw new Error(`${starter.name} has no block ${unknown.join(", ")}`);
  return starter.blocks.map(({ key, block }) => ({
    id: newBlockId(),
    ...block,
    content: { ...structuredClone(block.content), ...words[key] },
  }));
}
