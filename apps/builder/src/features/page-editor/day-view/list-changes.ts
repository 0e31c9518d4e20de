import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { isShownOn, listShownFacts, nextChange } from "@tour/blocks/definitions";
import { addDays, fromClock, readToday } from "@tour/dates";
import { nameBlock } from "../../../document/name-block.ts";

/** A day on which visitors begin to see a block, or see it no more. */
export interface SeasonChange {
  id: string;
  /** The day on which it happens, `yyyy-MM-dd`. */
  on: string;
  /** The first day at whose noon it is so. */
  day: string;
  title: string;
  appears: boolean;
}

/** So many days ahead the site can be looked at. */
export const daysAhead = 365;

/** How often a block may come and go: beyond that the days say nothing any more. */
const most = 40;

/** What changes by itself within a year, soonest first, on the days of a zone; hidden blocks do not. */
export function listChanges(
  blocks: readonly Block[],
  page: PageData,
  now: Date,
  timeZone: string,
): SeasonChange[] {
  const facts = listShownFacts(page);
  const end = fromClock(addDays(readToday(timeZone, now), daysAhead), "12:00", timeZone);
  const changes = blocks.flatMap((block) => {
    if (block.is_hidden) return [];
    const own: SeasonChange[] = [];
    let at = nextChange(block.shown, facts, now);
    while (at && at <= end && own.length < most) {
      const appears = isShownOn(block, { ...page, now: at.toISOString() });
      own.push({
        id: block.id,
        on: readToday(timeZone, at),
        day: firstNoonOf(at, timeZone),
        title: nameBlock(block),
        appears,
      });
      at = nextChange(block.shown, facts, at);
    }
    return own;
  });
  return changes.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A day is looked at as it is at noon. */
function firstNoonOf(moment: Date, timeZone: string): string {
  const day = readToday(timeZone, moment);
  return moment <= fromClock(day, "12:00", timeZone) ? day : addDays(day, 1);
}
