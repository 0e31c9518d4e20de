"use client";

import { useRef, type KeyboardEvent } from "react";
import { isClosing } from "./gesture-rules.ts";
import { useGestures } from "./use-gestures.ts";
import { useSlides } from "./use-slides.ts";
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
  const zoom = useZoom(stage);

  const turn = (to: number) => {
    if (to === index || to < 0 || to >= count) return;
    zoom.reset();
    goTo(to);
  };
  const { track, isRtl, slide } = useSlides({
    stage,
    index,
    canWheel: () => !zoom.isZoomedNow(),
    turn: (way) => turn(index + way),
  });
  const follow = (y: number) => {
    const style = stage.current?.parentElement?.style;
    style?.setProperty("--drag-y", `${y}px`);
    style?.setProperty("--fade", String(1 - Math.min(Math.abs(y) / FADE_DISTANCE, 1)));
  };
  const setMoving = (isMoving: boolean) => stage.current?.toggleAttribute("data-moving", isMoving);

  useGestures(stage, {
    isZoomed: zoom.isZoomedNow,
    isAtEdge: zoom.isAtEdge,
    slide,
    lift(y) {
      setMoving(true);
      follow(y);
    },
    drop(y) {
      setMoving(false);
      if (isClosing(y)) close();
      else follow(0);
    },
    hold: zoom.hold,
    pan(by) {
      setMoving(true);
      zoom.pan(by);
    },
    pinch(factor, at, by) {
      setMoving(true);
      zoom.pinch(factor, at, by);
    },
    settle(glide) {
      setMoving(false);
      zoom.settle(glide);
    },
    doubleTap: zoom.toggle,
    wheelZoom: zoom.zoomBy,
    wheelPan: zoom.panToEdge,
  });

  const panByKey = (key: string) => {
    const x = key === "ArrowLeft" ? PAN_STEP : key === "ArrowRight" ? -PAN_STEP : 0;
    const y = key === "ArrowUp" ? PAN_STEP : key === "ArrowDown" ? -PAN_STEP : 0;
    zoom.panToEdge({ x, y });
  };
  /** Whether the key means something to the gallery. */
  const press = (key: string, shiftKey: boolean): boolean => {
    const isUpright = key === "ArrowUp" || key === "ArrowDown";
    if (key.startsWith("Arrow") && zoom.isZoomed && (shiftKey || isUpright)) panByKey(key);
    else if (isUpright) return false;
    else if (key === "ArrowRight") turn(isRtl ? index - 1 : index + 1);
    else if (key === "ArrowLeft") turn(isRtl ? index + 1 : index - 1);
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
