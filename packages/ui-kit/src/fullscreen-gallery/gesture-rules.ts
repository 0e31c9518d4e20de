/** A swipe counts beyond this many px. Specification, sections 4 and 9. */
export const SWIPE_THRESHOLD = 100;
/** Two taps within this many ms are a double tap. Specification, sections 4 and 9. */
export const DOUBLE_TAP_MS = 300;

/** How long slides take to change, in ms. Specification, section 9. */
export const SLIDE_MS = 300;

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

interface Place {
  x: number;
  y: number;
}

/** A finger that moved less than this is still a tap, in px. */
const TAP_SLOP = 8;
/** Two taps farther apart than this are two single ones, in px. */
const TAP_REACH = 48;

/** Whether a finger went so far from where it came down that it is no tap any more. */
export function isDrag(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TAP_SLOP;
}

/** Whether two taps, in px, are near enough to each other to mean the same place. */
export function isSamePlace(first: Place, second: Place): boolean {
  return Math.hypot(second.x - first.x, second.y - first.y) <= TAP_REACH;
}

/** How far the slides follow a drag of `x` px: all the way, and a third where there is no more. */
export function followDrag(x: number, hasMore: boolean): number {
  return hasMore ? x : x / 3;
}
