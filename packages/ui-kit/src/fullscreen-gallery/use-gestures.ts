"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";
import { createGestureTracker, type GestureTarget } from "./gesture-tracker.ts";
import type { Place } from "./zoom-rules.ts";

/** What else the stage is asked for. */
export interface StageTarget extends GestureTarget {
  /** The wheel with Ctrl, which is also a pinch on a touch pad; `at` in px from the centre. */
  wheelZoom(factor: number, at: Place): void;
}

/** Elements that a tap means something else to. */
const ownTaps = "button, a, iframe";

/** Listens to fingers, mouse and touch pad on the stage; places are in px from its centre. */
export function useGestures(stage: RefObject<HTMLElement | null>, target: StageTarget): void {
  const readTarget = useEffectEvent(() => target);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const tracker = createGestureTracker(() => readTarget());
    const locate = (event: MouseEvent): Place => {
      const box = element.getBoundingClientRect();
      return {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      };
    };
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
        tracker.move(event.pointerId, locate(event));
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
        if (!event.ctrlKey) return;
        event.preventDefault();
        readTarget().wheelZoom(Math.exp(-event.deltaY / 100), locate(event));
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
