/** A slide along the way that a carousel moves, in px. */
interface Extent {
  start: number;
  end: number;
}

/** How many slides from `first` on are whole in a view of `width` px; at least one. */
export function countWhole(slides: readonly Extent[], first: number, width: number): number {
  const start = slides[first]?.start ?? 0;
  const behind = slides.slice(first).findIndex(({ end }) => end - start > width + 1);
  return Math.max(1, behind < 0 ? slides.length - first : behind);
}
