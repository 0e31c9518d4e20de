import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";

/** A block of the sample's content with a fixed id. */
export function block(
  id: string,
  type: number,
  variant = 1,
  content: Record<string, unknown> = {},
): Block {
  const made = createBlock(type, variant);
  return { ...made, id, content: { ...made.content, ...content } };
}
