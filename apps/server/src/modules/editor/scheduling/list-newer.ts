import { isDeepStrictEqual } from "node:util";
import type { Block, PickedParts } from "@tour/api";
import { compareBlocks } from "@tour/blocks/definitions";
import type { PublishedContent } from "../../sites/site-content.ts";

/** A site's content before its first publication. */
type Content = PublishedContent | undefined;

interface Version {
  /** Whether what it holds was taken from the drafts later than what waits. */
  isNewer: boolean;
  content: PublishedContent;
}

interface Waiting {
  picked: PickedParts;
  frozen: PublishedContent;
  /** What was on the site when it was frozen. */
  base: Content;
  /** The versions since then, oldest first. */
  since: readonly Version[];
}

/**
 * The parts which would take something newer off the site, were they published as they were frozen:
 * those that somebody has published since in a form of later drafts. What was frozen earlier is not
 * newer, though it went out later; a part that is on the site as it was then, or as it will be, takes
 * nothing back.
 */
export function listNewer({ picked, frozen, base, since }: Waiting): PickedParts {
  const now = since.at(-1)?.content;
  if (!now) return { main: [], tour: [], site: false };
  const newer = listWrittenSince(base, since);
  const find = (page: "main" | "tour") => {
    const isChanged = listChanged(base?.[page], now[page]);
    const willChange = listChanged(frozen[page], now[page]);
    return picked[page].filter(
      (id) => newer[page].has(id) && isChanged.has(id) && willChange.has(id),
    );
  };
  const isSiteNewer =
    picked.site && newer.site && !isSameAround(base, now) && !isSameAround(frozen, now);
  return { main: find("main"), tour: find("tour"), site: isSiteNewer };
}

/** What the newer ones among the versions changed, each against the one before it. */
function listWrittenSince(base: Content, since: readonly Version[]) {
  const written = { main: new Set<string>(), tour: new Set<string>(), site: false };
  let before = base;
  for (const { isNewer, content } of since) {
    if (isNewer) {
      for (const page of ["main", "tour"] as const) {
        for (const id of listChanged(before?.[page], content[page])) written[page].add(id);
      }
      written.site ||= !isSameAround(before, content);
    }
    before = content;
  }
  return written;
}

const listChanged = (before: readonly Block[] = [], after: readonly Block[]): Set<string> =>
  new Set(compareBlocks(after, before).map(({ id }) => id));

/** Whether all that is no block is the same. */
export function isSameAround(one: Content, other: Content): boolean {
  const around = ({ main: _, tour: __, ...rest }: Partial<PublishedContent> = {}) => rest;
  return isDeepStrictEqual(around(one), around(other));
}
