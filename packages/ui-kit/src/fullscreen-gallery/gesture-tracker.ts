import { isDoubleTap, isDrag, isNearby, isVertical } from "./gesture-rules.ts";
import { createMomentum } from "./momentum.ts";
import type { Point } from "./zoom-rules.ts";

/** What fingers on the stage ask for; places in px of the window, distances in px. */
export interface GestureTarget {
  isZoomed(): boolean;
  /** Whether an enlarged picture can't be moved on by `x` px: its edge is in view. */
  isAtEdge(x: number): boolean;
  /** The finger that moves the slides, from where it came down until it leaves. */
  slide(step: "start" | "move" | "end", at: Point): void;
  /** One finger has moved the gallery up or down by so many px. */
  lift(y: number): void;
  /** The finger of a lift has left; 0 when something else took it. */
  drop(y: number): void;
  /** A finger or two have come down on an enlarged picture, which may be moving. */
  hold(): void;
  /** An enlarged picture is moved on by this much. */
  pan(by: Point): void;
  /** Two fingers went apart by `factor` around `at`, and moved by `by`. */
  pinch(factor: number, at: Point, by: Point): void;
  /** The last finger of a pan or a pinch has left; the picture goes on by `glide`. */
  settle(glide: Point): void;
  doubleTap(at: Point): void;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const step = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const nowhere: Point = { x: 0, y: 0 };

/**
 * Turns pointers that come, move and leave into drags, pinches and double taps. What a drag is, is
 * decided when it begins, and stays so. The target is asked for at each event, so that it may be made
 * anew in between. Times in ms.
 */
export function createGestureTracker(readTarget: () => GestureTarget) {
  const fingers = new Map<number, Point>();
  const momentum = createMomentum();
  let start: Point = nowhere;
  let kind: "tap" | "slide" | "lift" | "pan" | "pinch" = "tap";
  let lastTap: (Point & { time: number }) | undefined;

  function finish(id: number): boolean {
    return fingers.delete(id) && fingers.size === 0;
  }
  function tap(at: Point, time: number) {
    const isSecond = lastTap && isNearby(lastTap, at) && isDoubleTap(lastTap.time, time);
    lastTap = isSecond ? undefined : { ...at, time };
    if (isSecond) readTarget().doubleTap(at);
  }
  /** Takes a drag back that something else has come in the way of. */
  function takeBack() {
    if (kind === "slide") readTarget().slide("end", start);
    else if (kind === "lift") readTarget().drop(0);
  }
  function begin(at: Point) {
    const target = readTarget();
    const isUpright = isVertical(start, at);
    if (!target.isZoomed()) kind = isUpright ? "lift" : "slide";
    else kind = !isUpright && target.isAtEdge(at.x - start.x) ? "slide" : "pan";
    if (kind === "slide") target.slide("start", start);
  }

  return {
    /** Whether a finger has moved so far that it is no tap any more. */
    isMoving: () => kind !== "tap" && fingers.size > 0,
    down(id: number, at: Point) {
      if (fingers.size > 1) return;
      if (fingers.size === 0) {
        start = at;
        kind = "tap";
        momentum.reset();
      } else {
        takeBack();
        kind = "pinch";
      }
      if (readTarget().isZoomed()) readTarget().hold();
      fingers.set(id, at);
    },
    move(id: number, at: Point, time: number) {
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
      if (kind === "tap" && isDrag(start, at)) begin(at);
      if (kind === "slide") readTarget().slide("move", at);
      else if (kind === "lift") readTarget().lift(at.y - start.y);
      else if (kind !== "tap" && readTarget().isZoomed()) {
        momentum.add(at, time);
        readTarget().pan(step(before, at));
      }
    },
    /** `canTap` is false on buttons, which have taps of their own. */
    up(id: number, at: Point, time: number, canTap = true) {
      if (!finish(id)) return;
      if (kind === "tap") {
        if (canTap) tap(at, time);
      } else if (kind === "slide") readTarget().slide("end", at);
      else if (kind === "lift") readTarget().drop(at.y - start.y);
      else readTarget().settle(momentum.read(time));
    },
    /** The system has taken the finger for something else. */
    cancel(id: number) {
      if (!finish(id)) return;
      takeBack();
      if (kind === "pan" || kind === "pinch") readTarget().settle(nowhere);
    },
  };
}
