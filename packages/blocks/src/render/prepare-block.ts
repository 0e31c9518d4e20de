import type { Block } from "@tour/api";
import type { ListedBlock } from "../definition/define-block.ts";
import type { VariantProps } from "../definition/define-variant.ts";
import { findBlock } from "../definitions.ts";
import { selectPageFacts } from "../page-data/page-data.ts";
import type { PageData, PageFacts } from "../page-data/page-data.ts";
import { readContent } from "../reading/read-block.ts";
import { isShownOn } from "../shown/is-shown.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";

/** A block that can be shown: its variant is known, and its props hold all that it needs. */
export interface PreparedBlock {
  id: string;
  type: number;
  variant: number;
  /** The wrapper's `id`, which links lead to. */
  anchor: string;
  tag: "header" | "footer" | "section";
  isInteractive: boolean;
  props: VariantProps;
  /** What it says to search engines; nothing in the preview. */
  structuredData: LinkedNode[];
}

/** Why a block is not shown; visitors see nothing, the preview explains. */
export type Unshown = "hidden" | "not-now" | "unknown" | "newer" | "empty";

interface PrepareOptions {
  isPreview?: boolean;
  places?: PageFacts["places"];
}

/** Makes a block ready to render, or says why it can't be shown. */
export function prepareBlock(
  block: Block,
  page: PageData,
  options: PrepareOptions = {},
): PreparedBlock | Unshown {
  if (block.is_hidden && !options.isPreview) return "hidden";
  if (!options.isPreview && !isShownOn(block, page)) return "not-now";
  const listed = findBlock(block.type);
  const info = listed?.variants.find(({ number }) => number === block.variant);
  if (!listed || !info) return "unknown";
  const reading = readContent(listed.definition, block);
  if (reading.state === "newer") return "newer";
  const data: unknown = listed.definition.selectData(page, reading.content);
  if (!options.isPreview && listed.definition.isEmpty?.(reading.content, data)) return "empty";
  const { places } = options;
  const facts = { ...selectPageFacts(page), ...(places && { places }) };
  const isRead = !options.isPreview && URL.canParse(page.site.url);
  return {
    id: block.id,
    type: block.type,
    variant: block.variant,
    anchor: block.anchor,
    tag: tagOf(listed),
    isInteractive: info.interactive && !listed.definition.isStill?.(reading.content, data),
    props: {
      id: `b-${block.id}`,
      content: reading.content,
      data,
      page: options.isPreview ? { ...facts, isPreview: true } : facts,
    },
    structuredData: isRead
      ? (listed.definition.structuredData?.(reading.content, data, page) ?? [])
      : [],
  };
}

function tagOf({ definition }: ListedBlock): PreparedBlock["tag"] {
  if (definition.shared === "start") return "header";
  return definition.shared === "end" ? "footer" : "section";
}
