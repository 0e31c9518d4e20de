import type { Block } from "@tour/api";
import { isOutdated } from "@tour/blocks/outline";
import { definitions } from "./late-definitions.ts";

/**
 * Blocks with their contents brought to today's versions. Only those of earlier versions need the
 * types' own code; throws where that can't be loaded.
 */
export async function upgradeBlocks(blocks: readonly Block[]): Promise<Block[]> {
  if (!blocks.some(isOutdated)) return [...blocks];
  const types = await definitions.load();
  if (!types) throw new Error("The types of blocks could not be loaded");
  return blocks.map(types.upgradeBlock);
}
