import type { Block, PageType } from "@tour/api";
import { keepEnds } from "@tour/blocks/definitions";
import { joinShared } from "./shared-blocks.ts";
import type { PublishedContent } from "./site-content.ts";

/** What a visitor sees of a published page: header and footer included, hidden blocks left out. */
export function listVisibleBlocks(
  content: Pick<PublishedContent, "main" | "tour">,
  type: PageType,
): Block[] {
  const blocks = type === "main" ? keepEnds(content.main) : joinShared(content.main, content.tour);
  return blocks.filter((block) => !block.is_hidden).map(({ validation: _, ...block }) => block);
}
