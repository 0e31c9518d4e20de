import type { PageData } from "../page-data/page-data.ts";
import type { PreparedBlock } from "./prepare-block.ts";
import { describePage } from "../structured-data/describe-page.ts";
import type { PageSubject } from "../structured-data/describe-page.ts";
import { joinNodes } from "../structured-data/join-nodes.ts";
import type { LinkedNode } from "../structured-data/linked-node.ts";

/** Structured data of one page, ready to be written as JSON-LD. */
export interface PageGraph {
  "@context": "https://schema.org";
  "@graph": LinkedNode[];
}

/**
 * Everything that a page and its blocks say to search engines, as one graph; null where the site's
 * own address is not known. Only what visitors see is said: blocks come prepared.
 */
export function makePageGraph(
  page: PageData,
  subject: PageSubject,
  blocks: readonly Pick<PreparedBlock, "structuredData">[],
): PageGraph | null {
  if (!URL.canParse(page.site.url)) return null;
  const said = blocks.flatMap(({ structuredData }) => structuredData);
  const nodes = joinNodes([...describePage(page, subject), ...said]);
  return { "@context": "https://schema.org", "@graph": nodes };
}
