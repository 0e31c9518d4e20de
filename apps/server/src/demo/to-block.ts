import type { Block } from "@tour/api";
import { createBlock, sharedTypes } from "@tour/blocks/definitions";
import type { DemoBlock } from "./demo-organizer.ts";
import { keepAllTogether } from "./keep-together.ts";

/** The block of a page as it is stored: a new block of its type with what the demo says. */
export function toBlock({ type, variant, anchor, content }: DemoBlock): Block {
  const block = createBlock(type, variant);
  return {
    ...block,
    anchor: anchor ?? block.anchor,
    // Header and footer take what they leave open from the organiser, never from the sample.
    content: { ...(sharedTypes.includes(type) ? {} : block.content), ...keepAllTogether(content) },
  };
}
