"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { findSlide, slideTo } from "./slide-scroll.ts";

/** A row that fingers scroll by themselves, kept in step with the current index. */
export function useSlideRow(index: number, count: number, onIndexChange: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const stopMoving = useRef<() => void>(undefined);
  const isMoving = useRef(false);
  const isPlaced = useRef(false);
  const tell = useEffectEvent(onIndexChange);

  useEffect(() => {
    const element = row.current;
    const slide = element?.children[index];
    if (!element || !(slide instanceof HTMLElement)) return;
    const left = slide.offsetLeft;
    if (!isPlaced.current) {
      isPlaced.current = true;
      // The row scrolls without script, and may have been before it came.
      const seen = findSlide(element.scrollLeft, element.clientWidth, count);
      if (seen === 0) element.scrollLeft = left;
      else tell(seen);
      return;
    }
    if (findSlide(element.scrollLeft, element.clientWidth, count) === index) return;
    isMoving.current = true;
    const stop = slideTo(element, left);
    stopMoving.current = () => {
      stop();
      isMoving.current = false;
    };
  }, [index, count]);

  useLayoutEffect(() => {
    // The slide that had the focus is out of sight: the focus goes along.
    if (!row.current?.contains(document.activeElement)) return;
    row.current.children[index]?.querySelector("a")?.focus({ preventScroll: true });
  }, [index]);

  useEffect(() => () => stopMoving.current?.(), []);

  return {
    row,
    handlers: {
      onPointerDown: () => stopMoving.current?.(),
      onScroll: () => {
        const element = row.current;
        if (!element) return;
        const seen = findSlide(element.scrollLeft, element.clientWidth, count);
        if (isMoving.current) isMoving.current = seen !== index;
        else if (seen !== index) onIndexChange(seen);
      },
    },
  };
}
