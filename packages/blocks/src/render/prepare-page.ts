import type { Block } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { tourIntro } from "../tour-intro/tour-intro.block.ts";
import { listPlaces } from "./list-places.ts";
import { nameAnchors } from "./name-anchors.ts";
import { prepareBlock } from "./prepare-block.ts";
import type { PreparedBlock } from "./prepare-block.ts";

/**
 * The blocks of a page that visitors see, ready to render. Each has an anchor of its own: of several
 * with the same one the first keeps it, because that is where links lead, and the others are
 * numbered. All links know which anchors the page has, and look for others on the main page; a tour's
 * first screen knows as well which parts the page has.
 */
export function preparePage(blocks: readonly Block[], page: PageData): PreparedBlock[] {
  const prepared = blocks
    .map((block) => prepareBlock(block, page))
    .filter((block) => typeof block !== "string");
  const anchors = nameAnchors(prepared.map(({ anchor }) => anchor));
  const known = anchors.filter(Boolean);
  const named = prepared.map((block, place) => ({ ...block, anchor: anchors[place] ?? "" }));
  const places = listPlaces(named);
  return named.map(({ props, ...block }) => ({
    ...block,
    props: {
      ...props,
      page: {
        ...props.page,
        anchors: known,
        ...(block.type === tourIntro.type && { places }),
      },
    },
  }));
}

/** The anchors that a page's blocks have for its visitors: where links can lead. */
export const listAnchors = (blocks: readonly Block[], page: PageData): string[] =>
  preparePage(blocks, page).flatMap(({ anchor }) => anchor || []);
