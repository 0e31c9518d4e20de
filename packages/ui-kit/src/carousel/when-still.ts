/** A row whose scroll position is the same for so many frames in a row is not scrolled any more. */
const STILL_FRAMES = 3;

/** Acts once nothing scrolls a row any more: no finger, no momentum, no snapping. Returns what stops waiting. */
export function whenStill(row: HTMLElement, act: () => void): () => void {
  let frame = 0;
  let last = Number.NaN;
  let frames = 0;
  const look = () => {
    frames = row.scrollLeft === last ? frames + 1 : 0;
    last = row.scrollLeft;
    if (frames < STILL_FRAMES) frame = requestAnimationFrame(look);
    else act();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
