import type { Point } from "./zoom-rules.ts";

/** A swipe counts beyond this many px. Specification, sections 4 and 9. */
export const SWIPE_THRESHOLD = 100;
/** Two taps within this many ms are a double tap. Specification, sections 4 and 9. */
export const DOUBLE_TAP_MS = 300;

/** How long slides take to change, in ms. Specification, section 9. */
export const SLIDE_MS = 300;

/** What a finished drag of `x` px across the slides means: 1 the next one, -1 the one before. */
export function readTurn(x: number, isRtl = false): 1 | 0 | -1 {
  if (Math.abs(x) <= SWIPE_THRESHOLD) return 0;
  return x < 0 !== isRtl ? 1 : -1;
}

/** Whether a finished drag of `y` px up or down closes the gallery. */
export function isClosing(y: number): boolean {
  return Math.abs(y) > SWIPE_THRESHOLD;
}

/** Whether a tap at `time` ms follows one at `previous` ms closely enough to be a double tap. */
export function isDoubleTap(previous: number | undefined, time: number): boolean {
  return previous !== undefined && time - previous <= DOUBLE_TAP_MS;
}

/** A finger that moved less than this is still a tap, in px. */
const TAP_SLOP = 8;
/** Two taps farther apart than this are two single ones, in px. */
const TAP_REACH = 48;

/** Whether a finger went so far from where it came down that it is no tap any more. */
export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TAP_SLOP;
}

/** Whether a drag goes up or down rather than across; said once, when it begins. */
export function isVertical(from: Point, to: Point): boolean {
  return Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
}

/** Whether two taps, in px, are near enough to each other to mean the same place. */
export function isNearby(first: Point, second: Point): boolean {
  return Math.hypot(second.x - first.x, second.y - first.y) <= TAP_REACH;
}
