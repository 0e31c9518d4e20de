import type { Block, PageType } from "@tour/api";
import { isInPeriod, keepEnds, listPeriodEnds, withoutRule } from "@tour/blocks/definitions";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import { joinShared } from "./shared-blocks.ts";
import type { PublishedContent } from "./site-content.ts";

type Pages = Pick<PublishedContent, "main" | "tour">;

/**
 * What a visitor sees of a published page by the clock: header and footer included, hidden blocks left
 * out, and those whose time has not begun or is over; nobody learns when that is. Rules that ask of
 * seats and departures go along: the site, which has these, follows them.
 */
export function listVisibleBlocks(content: Pages, type: PageType, now: Date): Block[] {
  const blocks = type === "main" ? keepEnds(content.main) : joinShared(content.main, content.tour);
  return blocks
    .filter((block) => !block.is_hidden && isInPeriod(block.shown, now))
    .map(({ validation: _, ...block }) =>
      block.shown?.when === "period" ? withoutRule(block) : block,
    );
}

/**
 * How many times the clock has changed until now what a visitor sees of these pages: as long as it is
 * the same, so are they. It never goes back.
 */
export const countTimeChanges = (content: Pages, now: Date): number =>
  periodEndsOf(content).filter((end) => end <= now.getTime()).length;

/** In ms; of a published version they are gathered once. */
const periodEndsOf = memoizeWeak(({ main, tour }: Pages) =>
  [...main, ...tour]
    .filter((block) => !block.is_hidden)
    .flatMap(({ shown }) => listPeriodEnds(shown)),
);
