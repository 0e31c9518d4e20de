import { isDoubleTap, isDrag, isSamePlace, readSwipe, type Swipe } from "./gesture-rules.ts";
import type { Place } from "./zoom-rules.ts";

/** What fingers on the stage ask for; places and distances in px. */
export interface GestureTarget {
  isZoomed(): boolean;
  isRtl(): boolean;
  /** One finger has moved so far from where it came down. */
  drag(x: number, y: number): void;
  /** The finger of a drag has left. */
  swipe(swipe: Swipe): void;
  /** An enlarged picture is moved on by this much. */
  pan(by: Place): void;
  /** Two fingers went apart by `factor` around `at`, and moved by `by`. */
  pinch(factor: number, at: Place, by: Place): void;
  /** The last finger of a pan or a pinch has left. */
  settle(): void;
  doubleTap(at: Place): void;
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const between = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const step = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Turns pointers that come, move and leave into drags, swipes, pinches and double taps. The target
 * is asked for at each event, so that it may be made anew in between.
 */
export function createGestureTracker(readTarget: () => GestureTarget) {
  const fingers = new Map<number, Place>();
  let start: Place = { x: 0, y: 0 };
  let kind: "tap" | "drag" | "pan" | "pinch" = "tap";
  let lastTap: (Place & { time: number }) | undefined;

  function finish(id: number): boolean {
    return fingers.delete(id) && fingers.size === 0;
  }
  function tap(at: Place, time: number) {
    const isSecond = lastTap && isSamePlace(lastTap, at) && isDoubleTap(lastTap.time, time);
    lastTap = isSecond ? undefined : { ...at, time };
    if (isSecond) readTarget().doubleTap(at);
  }

  return {
    /** Whether a finger has moved so far that it is no tap any more. */
    isMoving: () => kind !== "tap" && fingers.size > 0,
    down(id: number, at: Place) {
      if (fingers.size > 1) return;
      if (fingers.size === 0) {
        start = at;
        kind = "tap";
      } else {
        if (kind === "drag") readTarget().swipe("none");
        kind = "pinch";
      }
      fingers.set(id, at);
    },
    move(id: number, at: Place) {
      const before = fingers.get(id);
      if (!before) return;
      fingers.set(id, at);
      const other = [...fingers].find(([key]) => key !== id)?.[1];
      if (other) {
        const middle = between(at, other);
        const factor = distance(at, other) / distance(before, other);
        readTarget().pinch(factor, middle, step(between(before, other), middle));
        return;
      }
      if (kind === "tap" && isDrag(start, at)) kind = readTarget().isZoomed() ? "pan" : "drag";
      if (kind === "drag") readTarget().drag(at.x - start.x, at.y - start.y);
      else if (kind !== "tap" && readTarget().isZoomed()) readTarget().pan(step(before, at));
    },
    /** `time` in ms; `canTap` is false on buttons, which have taps of their own. */
    up(id: number, at: Place, time: number, canTap = true) {
      if (!finish(id)) return;
      if (kind === "tap") {
        if (canTap) tap(at, time);
      } else if (kind === "drag") {
        readTarget().swipe(readSwipe(at.x - start.x, at.y - start.y, readTarget().isRtl()));
      } else {
        readTarget().settle();
      }
    },
    /** The system has taken the finger for something else. */
    cancel(id: number) {
      if (!finish(id)) return;
      if (kind === "drag") readTarget().swipe("none");
      else if (kind !== "tap") readTarget().settle();
    },
  };
}
