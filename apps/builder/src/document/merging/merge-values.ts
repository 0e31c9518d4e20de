import { isFields } from "./fields.ts";
import type { Fields } from "./fields.ts";
import { isSame } from "./is-same.ts";

/** A place that both changed, and differently. */
export interface ValueClash {
  /** Keys and indices from the value down to what both changed. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

/** Which of two is taken where both changed the same place. */
export type Choose = (clash: ValueClash) => "mine" | "theirs";

interface Versions<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/**
 * What comes of a value that two changed from one base: each part as whoever changed it has it. For a
 * part that both changed, and differently, `choose` is asked.
 */
export function mergeValues(
  { base, mine, theirs }: Versions,
  choose: Choose,
  path: readonly string[] = [],
): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    return mergeFields({ base, mine, theirs }, choose, path);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists({ base, mine, theirs }, choose, path);
    if (merged) return merged;
  }
  return mergeWhole({ base, mine, theirs }, choose, path);
}

/** The same of a value whose parts belong together: it comes as one of the two has it. */
export function mergeWhole(
  { base, mine, theirs }: Versions,
  choose: Choose,
  path: readonly string[],
): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  return choose({ path, mine, theirs }) === "mine" ? mine : theirs;
}

function mergeFields(
  { base, mine, theirs }: Versions<Fields>,
  choose: Choose,
  path: readonly string[],
) {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    return [key, mergeValues(versions, choose, [...path, key])] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Entries one by one where none came or went, else each side's run of changes; null where those meet. */
function mergeLists(
  { base, mine, theirs }: Versions<readonly unknown[]>,
  choose: Choose,
  path: readonly string[],
): unknown[] | null {
  if (base.length === mine.length && base.length === theirs.length) {
    return base.map((entry, index) =>
      mergeValues({ base: entry, mine: mine[index], theirs: theirs[index] }, choose, [
        ...path,
        `${index}`,
      ]),
    );
  }
  const [ours, others] = [findRun(base, mine), findRun(base, theirs)];
  const [first, second] = ours.from < others.from ? [ours, others] : [others, ours];
  if (first.to > second.from) return null;
  return [
    ...base.slice(0, first.from),
    ...first.entries,
    ...base.slice(first.to, second.from),
    ...second.entries,
    ...base.slice(second.to),
  ];
}

/** Which entries of a list were replaced, from the first that changed to the last, and by what. */
function findRun(base: readonly unknown[], changed: readonly unknown[]) {
  const shorter = Math.min(base.length, changed.length);
  let from = 0;
  while (from < shorter && isSame(base[from], changed[from])) from += 1;
  let kept = 0;
  while (kept < shorter - from && isSame(base.at(-1 - kept), changed.at(-1 - kept))) kept += 1;
  return { from, to: base.length - kept, entries: changed.slice(from, changed.length - kept) };
}
