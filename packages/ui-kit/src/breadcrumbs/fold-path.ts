/**
 * Places of a path that are shown: the first, a fold in place of the middle, and the last ones; all
 * when there are no more than `max` (at least 3).
 */
export function foldPath(length: number, max?: number): (number | "fold")[] {
  const all = Array.from({ length }, (_, index) => index);
  const limit = Math.max(max ?? length, 3);
  if (length <= limit) return all;
  return [0, "fold", ...all.slice(length - (limit - 2))];
}
