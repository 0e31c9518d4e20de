/** A row whose scroll position is the same for so many frames in a row is not scrolled any more. */
const STILL_FRAMES = 3;

/**
 * Acts once nothing scrolls a row any more: no finger, no mouse that took it meanwhile, no momentum,
 * no snapping. Returns what stops waiting.
 */
export function whenStill(row: HTMLElement, act: () => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let isHeld = false;
  for (const type of ["touchstart", "mousedown"]) {
    row.addEventListener(type, () => (isHeld = true), options);
  }
  for (const type of ["touchend", "touchcancel", "mouseup", "dragend"]) {
    document.addEventListener(type, () => (isHeld = false), options);
  }

  let frame = 0;
  let last = Number.NaN;
  let frames = 0;
  const look = () => {
    frames = row.scrollLeft === last && !isHeld ? frames + 1 : 0;
    last = row.scrollLeft;
    if (frames < STILL_FRAMES) frame = requestAnimationFrame(look);
    else {
      stop.abort();
      act();
    }
  };
  // A row is measured with the frame: asked for at once, the page would be laid out for each row.
  frame = requestAnimationFrame(look);
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}
