import { blockStatus } from "@tour/api";
import type { Block } from "@tour/api";
import type { ListedBlock } from "../definition/define-block.ts";
import { messages } from "../texts/messages.ts";
import { checkShown } from "../shown/check-shown.ts";
import { readContent } from "./read-block.ts";

export interface BlockCheck {
  /** Specification, section 3 (block status). */
  status: 2 | 3;
  /**
   * Messages by the dotted path of the field: in its content, or from `shown` on in its rule of when it
   * is seen; "" for the block as a whole.
   */
  validation: Record<string, string[]>;
}

/** Checks a block's content against the rules of its type. */
export function checkAgainst(blocks: readonly ListedBlock[], block: Block): BlockCheck {
  const listed = blocks.find(({ definition }) => definition.type === block.type);
  if (!listed?.variants.some(({ number }) => number === block.variant)) {
    return fail({ "": [messages.unknownType] });
  }
  const reading = readContent(listed.definition, block);
  if (reading.state === "newer") return fail({ "": [messages.newerVersion] });
  const validation = { ...reading.validation, ...checkShown(block.shown) };
  if (Object.keys(validation).length > 0) return fail(validation);
  return { status: blockStatus.success, validation: {} };
}

const fail = (validation: BlockCheck["validation"]): BlockCheck => ({
  status: blockStatus.fail,
  validation,
});
