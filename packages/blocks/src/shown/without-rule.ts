import type { Block } from "@tour/api";

/** The block as one that is always seen. */
export function withoutRule({ shown: _, ...block }: Block): Block {
  return block;
}
