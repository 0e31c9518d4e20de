import type { Block, PageType, ReadinessPlace } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import type { PublishedContent } from "../../sites/site-content.ts";

interface PlacedBlock {
  page: PageType;
  block: Block;
}

/** The blocks that visitors of this content see, page by page. */
export const listVisible = (content: PublishedContent): PlacedBlock[] =>
  (["main", "tour"] as const).flatMap((page) =>
    content[page].filter((block) => !block.is_hidden).map((block) => ({ page, block })),
  );

/** A block as the place at which something is the matter. */
export const placeOf = ({ page, block }: PlacedBlock): ReadinessPlace => ({
  ...{ kind: "block", page, id: block.id },
  title: findBlock(block.type)?.definition.title ?? "",
});

/** Those of the visible blocks of which this is true. */
export const placesWhere = (
  content: PublishedContent,
  isWrong: (placed: PlacedBlock) => boolean,
): ReadinessPlace[] => listVisible(content).filter(isWrong).map(placeOf);
