/** Mistakes that a word of this length may have. */
export const allowedMistakes = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The fewest mistakes (a letter missed, added, mistaken, or two swapped) that make what was typed
 * out of a beginning of the word; `maxDistance + 1` when there are more.
 */
export function typingDistance(typed: string, word: string, maxDistance: number): number {
  return Math.min(...distancesToBeginnings(typed, word, maxDistance), maxDistance + 1);
}

/** The same for the whole word: what is typed to its end and means no longer one. */
export function spellingDistance(typed: string, word: string, maxDistance: number): number {
  const distance = distancesToBeginnings(typed, word, maxDistance)[word.length];
  return Math.min(distance ?? Infinity, maxDistance + 1);
}

/** By the length of the beginning; none when each has more mistakes. */
function distancesToBeginnings(typed: string, word: string, maxDistance: number): number[] {
  const columns = Math.min(word.length, typed.length + maxDistance);
  let older: number[] = [];
  let old = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let minCost = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        old[column - 1]! + (isSame ? 0 : 1),
        old[column]! + 1,
        current[column - 1]! + 1,
      );
      const isSwapped =
        row > 1 && typed[row - 2] === word[column - 1] && typed[row - 1] === word[column - 2];
      if (isSwapped && column > 1) cost = Math.min(cost, older[column - 2]! + 1);
      current.push(cost);
      if (cost < minCost) minCost = cost;
    }
    if (minCost > maxDistance) return [];
    older = old;
    old = current;
  }
  return old;
}
