import type { Block } from "@tour/api";
import { newBlockId } from "./new-block-id.ts";

/** The same block once more, under an id of its own. */
export const copyBlock = (block: Block): Block => ({ ...structuredClone(block), id: newBlockId() });
