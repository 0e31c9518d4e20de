import { diffWords as compareWords } from "diff";

/** Words that stayed, were taken out or put in; between them, where much stayed, what is left out. */
export type WordRun = { kind: "same" | "removed" | "added"; text: string } | { kind: "left-out" };

const segmenter = new Intl.Segmenter("ru", { granularity: "word" });
/** How many characters of what stayed are shown beside a change. */
const around = 60;

/** Marks the words in which two texts differ; of long stretches that stayed only the ends are kept. */
export function diffWords(before: string, after: string): WordRun[] {
  const parts = compareWords(before, after, { intlSegmenter: segmenter });
  return parts.flatMap(({ value, added, removed }, index): WordRun[] => {
    if (removed) return [{ kind: "removed", text: value }];
    if (added) return [{ kind: "added", text: value }];
    return shorten(value, { isFirst: index === 0, isLast: index === parts.length - 1 });
  });
}

function shorten(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): WordRun[] {
  const room = isFirst || isLast ? around : 2 * around;
  if (text.length <= room + around) return [{ kind: "same", text }];
  const start: WordRun[] = isFirst
    ? []
    : [{ kind: "same", text: text.slice(0, around).replace(/\S*$/, "") }];
  const end: WordRun[] = isLast
    ? []
    : [{ kind: "same", text: text.slice(-around).replace(/^\S*/, "") }];
  return [...start, { kind: "left-out" }, ...end];
}
