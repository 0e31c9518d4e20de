import { useState } from "react";

/** Keys that entries of a list keep while others move or go, so that what is open stays open. */
export function useEntryKeys(length: number) {
  const [known, setKnown] = useState(() => Array.from({ length }, (_, index) => index));
  const [added, setAdded] = useState<number>();
  const next = Math.max(-1, ...known) + 1;
  // Undo, or somebody else, may have made the list longer or shorter.
  const keyAt = (index: number) => known[index] ?? next + index - known.length;
  const keys = Array.from({ length }, (_, index) => keyAt(index));
  return {
    keys,
    /** Key of the entry that was added here last. */
    added,
    add(index: number) {
      const key = Math.max(next, ...keys.map((used) => used + 1));
      setKnown(keys.toSpliced(index, 0, key));
      setAdded(key);
    },
    remove: (index: number) => setKnown(keys.toSpliced(index, 1)),
    move(from: number, to: number) {
      setKnown(keys.toSpliced(from, 1).toSpliced(to, 0, keyAt(from)));
    },
  };
}
