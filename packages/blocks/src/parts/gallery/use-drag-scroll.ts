"use client";

import { useEffect } from "react";
import type { RefObject } from "react";

/** Movement in px that makes a press a drag instead of a click. */
const threshold = 6;

/** Lets a mouse pull the row inside an element along; fingers and pens scroll it by themselves. */
export function useDragScroll(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current?.querySelector("ul");
    if (!element) return undefined;
    let start: { x: number; left: number } | null = null;

    const press = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      start = { x: event.clientX, left: element.scrollLeft };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const way = event.clientX - start.x;
      const isDragging = "dragging" in element.dataset;
      if (!isDragging && Math.abs(way) < threshold) return;
      if (!isDragging) {
        element.dataset.dragging = "";
        element.setPointerCapture(event.pointerId);
      }
      element.scrollLeft = start.left - way;
    };
    const release = () => {
      start = null;
      // The click that ends a drag comes first.
      setTimeout(() => delete element.dataset.dragging);
    };
    const hold = (event: Event) => {
      if (!("dragging" in element.dataset)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const refuse = (event: Event) => event.preventDefault();

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", release, { signal });
    element.addEventListener("pointercancel", release, { signal });
    element.addEventListener("click", hold, { capture: true, signal });
    // The browser would carry the picture away instead.
    element.addEventListener("dragstart", refuse, { signal });
    return () => stop.abort();
  }, [around]);
}
