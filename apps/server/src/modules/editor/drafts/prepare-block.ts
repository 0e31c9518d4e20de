import { setImmediate as nextTurn } from "node:timers/promises";
import type { Block } from "@tour/api";
import { checkBlock, cleanBlock } from "@tour/blocks/definitions";
import { cleanHtml, maxHtmlLength } from "../../../platform/html/clean-html.ts";
import { escapeText } from "../../../platform/html/escape-text.ts";

/**
 * A block as it is stored: clean, with the status and messages of its check. Its rich texts together
 * have the room of one; what is beyond it keeps its tags as words.
 */
export function prepareBlock(sent: Block): Block {
  let room = maxHtmlLength;
  const clean = (html: string) => {
    room -= html.length;
    return room < 0 ? escapeText(html) : cleanHtml(html);
  };
  const { validation: _, ...block } = cleanBlock(sent, clean);
  const { status, validation } = checkBlock(block);
  return status === 2 ? { ...block, status } : { ...block, status, validation };
}

/** The same for a page's blocks, with a turn for everybody else after each. */
export async function prepareBlocks(blocks: readonly Block[]): Promise<Block[]> {
  const prepared: Block[] = [];
  for (const block of blocks) {
    prepared.push(prepareBlock(block));
    await nextTurn();
  }
  return prepared;
}
