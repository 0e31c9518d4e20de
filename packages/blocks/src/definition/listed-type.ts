import type { VariantInfo } from "./define-block.ts";

/** What lists and page documents need of a block type: nothing of what it holds. */
export interface ListedType {
  /** Specification, section 3 (block types). */
  type: number;
  title: string;
  /** Version of the content's shape. */
  version: number;
  /** At which end of every page it stands. */
  shared?: "start" | "end";
  variants: readonly VariantInfo[];
}
