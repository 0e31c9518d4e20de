/** A swipe counts beyond this many px. Specification, sections 4 and 9. */
export const SWIPE_THRESHOLD = 100;
/** Two taps within this many ms are a double tap. Specification, sections 4 and 9. */
export const DOUBLE_TAP_MS = 300;

export type Swipe = "next" | "previous" | "close" | "none";

/** What a finished one-finger move of `x`, `y` px means; the longer axis decides. */
export function readSwipe(x: number, y: number, isRtl = false): Swipe {
  if (Math.abs(y) > Math.abs(x)) return Math.abs(y) > SWIPE_THRESHOLD ? "close" : "none";
  if (Math.abs(x) <= SWIPE_THRESHOLD) return "none";
  return x < 0 !== isRtl ? "next" : "previous";
}

/** Whether a tap at `time` ms follows one at `previous` ms closely enough to be a double tap. */
export function isDoubleTap(previous: number | undefined, time: number): boolean {
  return previous !== undefined && time - previous <= DOUBLE_TAP_MS;
}
