import type { Block } from "@tour/api";
import { blockStatus } from "@tour/api";
import { checkBlock, findBlock } from "@tour/blocks/definitions";
import { siteTexts } from "../../sites/site.texts.ts";

export interface FailingBlock {
  id: string;
  /** The title of its type, as the palette shows it. */
  name: string;
}

/** Blocks that a visitor would see and that break their rules, checked anew. */
export function findFailingBlocks(blocks: Block[]): FailingBlock[] {
  return blocks
    .filter((block) => !block.is_hidden && checkBlock(block).status === blockStatus.fail)
    .map(({ id, type }) => ({
      id,
      name: findBlock(type)?.definition.title ?? siteTexts.unknownBlock(type),
    }));
}
