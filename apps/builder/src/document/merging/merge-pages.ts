import type { Block } from "@tour/api";
import { withoutRule } from "@tour/blocks/outline";
import { isSameBlock, toFields } from "./is-same.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergeValues, mergeWhole } from "./merge-values.ts";
import type { Choose } from "./merge-values.ts";

/** A part of a page that both changed, and differently. */
export interface Clash {
  /** The block's. */
  id: string;
  /** From the block down, dotted: `content.title`; empty where one removed what the other changed. */
  path: string;
  /** Undefined where it was taken out. */
  mine: unknown;
  theirs: unknown;
}

export type ChooseClash = (clash: Clash) => "mine" | "theirs";

interface Pages {
  /** What both began from. */
  base: readonly Block[];
  mine: readonly Block[];
  theirs: readonly Block[];
}

/**
 * What comes of a page that two edited at once: different blocks and different fields of one block
 * are both kept. `choose` is asked only where both changed the same field, or one removed a block that
 * the other changed.
 */
export function mergePages({ base, mine, theirs }: Pages, choose: ChooseClash): Block[] {
  const [was, ours, others] = [base, mine, theirs].map(
    (blocks) => new Map(blocks.map((block) => [block.id, block])),
  ) as [Map<string, Block>, Map<string, Block>, Map<string, Block>];
  const merged = new Map<string, Block>();
  for (const id of new Set([...others.keys(), ...ours.keys()])) {
    const versions = { base: was.get(id), mine: ours.get(id), theirs: others.get(id) };
    const block = mergeBlock(id, versions, choose);
    if (block) merged.set(id, block);
  }
  const order = mergeOrder({
    base: [...was.keys()],
    mine: [...ours.keys()],
    theirs: [...others.keys()],
  });
  return order.flatMap((id) => merged.get(id) ?? []);
}

/** Where both changed the same; empty where everything merges by itself. */
export function findClashes(pages: Pages): Clash[] {
  const clashes: Clash[] = [];
  mergePages(pages, (clash) => {
    clashes.push(clash);
    return "mine";
  });
  return clashes;
}

interface Versions {
  base: Block | undefined;
  mine: Block | undefined;
  theirs: Block | undefined;
}

function mergeBlock(
  id: string,
  { base, mine, theirs }: Versions,
  choose: ChooseClash,
): Block | undefined {
  if (mine && theirs) {
    if (isSameBlock(mine, theirs)) return theirs;
    const ask: Choose = ({ path, ...values }) => choose({ id, path: path.join("."), ...values });
    const partsOf = (block: Block) => toFields(withoutRule(block));
    const parts = {
      base: base && partsOf(base),
      mine: partsOf(mine),
      theirs: partsOf(theirs),
    };
    const merged = mergeValues(parts, ask) as ReturnType<typeof partsOf>;
    const rules = { base: base?.shown, mine: mine.shown, theirs: theirs.shown };
    const shown = mergeWhole(rules, ask, ["shown"]) as Block["shown"];
    // What the check found belongs to their words; ours is checked when it is saved.
    return { ...withoutRule(theirs), ...merged, ...(shown && { shown }) };
  }
  const left = mine ?? theirs;
  if (!left || !base) return left;
  // One took it out. Whoever only left it as it was agrees.
  if (isSameBlock(left, base)) return undefined;
  return choose({ id, path: "", mine, theirs }) === "mine" ? mine : theirs;
}
