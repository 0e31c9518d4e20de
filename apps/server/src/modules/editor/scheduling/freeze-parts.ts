import type { PageType, PickedParts, ScheduledParts } from "@tour/api";
import { compareBlocks } from "@tour/blocks/definitions";
import type { PublishedContent } from "../../sites/site-content.ts";
import { isSameAround } from "./list-newer.ts";

interface Choice {
  type: "site" | PageType;
  /** All that differs without. */
  picked: PickedParts | undefined;
  drafts: PublishedContent;
  /** Undefined before the first publication, which is of everything. */
  published: PublishedContent | undefined;
}

/** What of the drafts goes out, by name: later edits are not among it, and what is published by then may differ from today. */
export function freezeParts({ type, picked, drafts, published }: Choice): ScheduledParts {
  const listOf = (page: PageType) => {
    if (type !== "site" && type !== page) return [];
    const wanted = picked && new Set(picked[page]);
    return compareBlocks(drafts[page], published?.[page] ?? [])
      .filter(({ id }) => wanted?.has(id) ?? true)
      .map(({ id, change, before, after }) => ({ id, change, type: (after ?? before)!.type }));
  };
  const takesSite = type === "site" && picked?.site !== false;
  return {
    main: listOf("main"),
    tour: listOf("tour"),
    site: takesSite && !isSameAround(drafts, published),
  };
}

/** The parts as a publication takes them. */
export const toPicked = ({ main, tour, site }: ScheduledParts): PickedParts => ({
  main: main.map(({ id }) => id),
  tour: tour.map(({ id }) => id),
  site,
});
