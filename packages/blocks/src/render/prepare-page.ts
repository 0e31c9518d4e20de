import type { Block } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { prepareBlock } from "./prepare-block.ts";
import type { PreparedBlock } from "./prepare-block.ts";

/** Ids that a page of the site uses itself. */
const reserved = ["content"];

/**
 * The blocks of a page that visitors see, ready to render. Each has an anchor of its own: of several
 * with the same one the first keeps it, because that is where links lead, and the others are
 * numbered. All links know which anchors the page has, and look for others on the main page.
 */
export function preparePage(blocks: readonly Block[], page: PageData): PreparedBlock[] {
  const prepared = blocks
    .map((block) => prepareBlock(block, page))
    .filter((block) => typeof block !== "string");
  const anchors = nameAnchors(prepared.map(({ anchor }) => anchor));
  const known = anchors.filter(Boolean);
  return prepared.map((block, place) => ({
    ...block,
    anchor: anchors[place] ?? "",
    props: { ...block.props, page: { ...block.props.page, anchors: known } },
  }));
}

/** The anchors that a page's blocks have for its visitors: where links can lead. */
export const listAnchors = (blocks: readonly Block[], page: PageData): string[] =>
  preparePage(blocks, page).flatMap(({ anchor }) => anchor || []);

/** The same anchors, where each but the empty one stands once. */
function nameAnchors(anchors: readonly string[]): string[] {
  const taken = new Set([...reserved, ...anchors]);
  const given = new Set(reserved);
  return anchors.map((anchor) => {
    if (!anchor) return "";
    const name = given.has(anchor) ? findFree(anchor, taken) : anchor;
    given.add(name);
    taken.add(name);
    return name;
  });
}

function findFree(anchor: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${anchor}-${number}`)) number += 1;
  return `${anchor}-${number}`;
}
