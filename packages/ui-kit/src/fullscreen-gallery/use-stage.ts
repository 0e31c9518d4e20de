"use client";

import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { followDrag } from "./gesture-rules.ts";
import { useGestures } from "./use-gestures.ts";
import { useZoom } from "./use-zoom.ts";
import { STEP_FACTOR } from "./zoom-rules.ts";

interface StageOptions {
  /** Of the current slide, from 0. */
  index: number;
  count: number;
  /** Shows another slide; an index out of the row changes nothing. */
  goTo: (index: number) => void;
  close: () => void;
}

/** How far one press of an arrow key moves an enlarged picture, in px. */
const PAN_STEP = 80;
/** A drag of this many px up or down makes the gallery fully transparent. */
const FADE_DISTANCE = 480;

/** Slides, zoom and closing by finger, mouse and keys. Specification, sections 2, 4 and 9. */
export function useStage({ index, count, goTo, close }: StageOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef(index);
  const zoom = useZoom(stage);
  const isRtl = () => stage.current !== null && getComputedStyle(stage.current).direction === "rtl";

  useLayoutEffect(() => {
    // Slides far apart are exchanged at once: what lies between them is empty.
    const isNear = Math.abs(index - shown.current) === 1;
    shown.current = index;
    if (!track.current) return;
    track.current.dataset["jump"] = String(!isNear);
    track.current.style.setProperty("--index", String(index));
  }, [index]);

  const turn = (to: number) => {
    if (to === index || to < 0 || to >= count) return;
    zoom.reset();
    goTo(to);
  };
  const follow = (x: number, y: number) => {
    const style = stage.current?.parentElement?.style;
    style?.setProperty("--drag-x", `${x}px`);
    style?.setProperty("--drag-y", `${y}px`);
    style?.setProperty("--fade", String(1 - Math.min(Math.abs(y) / FADE_DISTANCE, 1)));
  };
  const setMoving = (isMoving: boolean) => stage.current?.toggleAttribute("data-moving", isMoving);

  useGestures(stage, {
    isZoomed: zoom.isZoomedNow,
    isRtl,
    drag(x, y) {
      setMoving(true);
      if (Math.abs(y) > Math.abs(x)) return follow(0, y);
      const isForward = x < 0 !== isRtl();
      follow(followDrag(x, isForward ? index < count - 1 : index > 0), 0);
    },
    swipe(swipe) {
      setMoving(false);
      if (swipe === "close") return close();
      follow(0, 0);
      if (swipe !== "none") turn(swipe === "next" ? index + 1 : index - 1);
    },
    pan(by) {
      setMoving(true);
      zoom.pan(by);
    },
    pinch(factor, at, by) {
      setMoving(true);
      zoom.pinch(factor, at, by);
    },
    settle() {
      setMoving(false);
      zoom.settle();
    },
    doubleTap: zoom.toggle,
    wheelZoom: zoom.zoomBy,
  });

  const panByKey = (key: string) => {
    const x = key === "ArrowLeft" ? PAN_STEP : key === "ArrowRight" ? -PAN_STEP : 0;
    const y = key === "ArrowUp" ? PAN_STEP : key === "ArrowDown" ? -PAN_STEP : 0;
    zoom.panToEdge({ x, y });
  };
  /** Whether the key means something to the gallery. */
  const press = (key: string, shiftKey: boolean): boolean => {
    const isVertical = key === "ArrowUp" || key === "ArrowDown";
    if (key.startsWith("Arrow") && zoom.isZoomed && (shiftKey || isVertical)) panByKey(key);
    else if (isVertical) return false;
    else if (key === "ArrowRight") turn(isRtl() ? index - 1 : index + 1);
    else if (key === "ArrowLeft") turn(isRtl() ? index + 1 : index - 1);
    else if (key === "Home") turn(0);
    else if (key === "End") turn(count - 1);
    else if (key === "+" || key === "=") zoom.zoomBy(STEP_FACTOR);
    else if (key === "-") zoom.zoomBy(1 / STEP_FACTOR);
    else if (key === "0") zoom.reset();
    else if (key === "Escape") close();
    else return false;
    return true;
  };

  return {
    stage,
    track,
    turn,
    isZoomed: zoom.isZoomed,
    toggleZoom: () => zoom.toggle(),
    keys: {
      onKeyDown(event: KeyboardEvent) {
        // With these the browser has other uses for the keys: back, other tabs, its own zoom.
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (press(event.key, event.shiftKey)) event.preventDefault();
      },
    },
  };
}
