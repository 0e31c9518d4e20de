"use client";

import { useEffect, type RefObject } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { createGestureTracker, type GestureTarget } from "./gesture-tracker.ts";
import type { Point } from "./zoom-rules.ts";

/** What else the stage is asked for. */
export interface StageTarget extends GestureTarget {
  /** The wheel with Ctrl, which is also a pinch on a touch pad. */
  wheelZoom(factor: number, at: Point): void;
  /** The wheel over an enlarged picture, or two fingers on a touch pad. */
  wheelPan(by: Point): void;
}

/** Elements that a tap means something else to. */
const ownTaps = "button, a, iframe";

const locate = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Listens to fingers, mouse and touch pad on the stage. */
export function useGestures(stage: RefObject<HTMLElement | null>, target: StageTarget): void {
  const readTarget = useEffectEvent(() => target);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const tracker = createGestureTracker(() => readTarget());
    const capture = (event: PointerEvent) => {
      try {
        if (tracker.isMoving()) element.setPointerCapture(event.pointerId);
      } catch {
        // The pointer has left already: the gesture goes on as far as it is heard of.
      }
    };
    const listeners = {
      pointerdown(event: PointerEvent) {
        if (event.button === 0) tracker.down(event.pointerId, locate(event));
      },
      pointermove(event: PointerEvent) {
        tracker.move(event.pointerId, locate(event), event.timeStamp);
        capture(event);
      },
      pointerup(event: PointerEvent) {
        const canTap = !(event.target instanceof Element && event.target.closest(ownTaps));
        tracker.up(event.pointerId, locate(event), event.timeStamp, canTap);
      },
      pointercancel(event: PointerEvent) {
        tracker.cancel(event.pointerId);
      },
      wheel(event: WheelEvent) {
        const asked = readTarget();
        if (!event.ctrlKey && !asked.isZoomed()) return;
        event.preventDefault();
        if (event.ctrlKey) asked.wheelZoom(Math.exp(-event.deltaY / 100), locate(event));
        else asked.wheelPan({ x: -event.deltaX, y: -event.deltaY });
      },
    };
    const stop = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as EventListener, {
        signal: stop.signal,
        passive: type !== "wheel",
      });
    }
    return () => stop.abort();
  }, [stage]);
}
