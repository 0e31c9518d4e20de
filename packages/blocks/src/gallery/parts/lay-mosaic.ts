/** Sizes of whole bands, taken in turns. */
const turns = [4, 5, 3] as const;

/**
 * How many pictures stand in each band of a mosaic: one to five, each a full rectangle, so that the
 * mosaic ends flush whatever their number. A single picture gets a band only when it is alone.
 */
export function layMosaic(count: number): number[] {
  const bands: number[] = [];
  for (let left = count; left > 0;) {
    const max = left <= 5 ? left : (turns[bands.length % turns.length] ?? 4);
    const size = left - max === 1 ? max - 1 : max;
    bands.push(size);
    left -= size;
  }
  return bands;
}
