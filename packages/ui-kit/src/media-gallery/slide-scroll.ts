import { SLIDE_MS } from "../fullscreen-gallery/gesture-rules.ts";

/** The slide nearest to a row's scroll position in px; positions are negative from right to left. */
export function findSlide(scrollLeft: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(Math.round(Math.abs(scrollLeft) / width), count - 1);
}

/** How far a movement has come, 0 to 1, after `elapsed` of its `duration` in ms; it slows down. */
export function easeOut(elapsed: number, duration: number): number {
  const rest = 1 - Math.min(Math.max(elapsed / duration, 0), 1);
  return 1 - rest ** 3;
}

/**
 * Scrolls a row to a place in px within 300 ms, at once with reduced motion. Snapping would fight
 * the movement and rests until its end. Returns a function that stops it where it is.
 */
export function slideTo(row: HTMLElement, left: number): () => void {
  const from = row.scrollLeft;
  const start = performance.now();
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = "";
  };
  const move = () => {
    const share = isReduced ? 1 : easeOut(performance.now() - start, SLIDE_MS);
    row.scrollLeft = from + (left - from) * share;
    if (share < 1) frame = requestAnimationFrame(move);
    else stop();
  };
  row.style.scrollSnapType = "none";
  move();
  return stop;
}
