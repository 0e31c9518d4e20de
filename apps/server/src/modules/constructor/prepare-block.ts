import type { Block } from "@tour/api";
import { checkBlock, cleanBlock } from "@tour/blocks/definitions";
import { cleanHtml } from "./clean-html.ts";

/** A block as it is stored: clean, with the status and messages of its check. */
export function prepareBlock(sent: Block): Block {
  const { validation: _, ...block } = cleanBlock(sent, cleanHtml);
  const { status, validation } = checkBlock(block);
  return status === 2 ? { ...block, status } : { ...block, status, validation };
}
