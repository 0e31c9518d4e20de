import { useSyncExternalStore } from "react";

let isPlanned = false;
const listeners = new Set<() => void>();

/** Says that blocks may have moved; many changes of one frame are told once. */
export function announceLayout(): void {
  if (isPlanned || listeners.size === 0) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    for (const notify of listeners) notify();
  });
}

const observer =
  typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(announceLayout);

/** Calls whenever blocks may have moved. */
export function watchLayout(notify: () => void) {
  listeners.add(notify);
  if (listeners.size === 1) {
    observer?.observe(document.body);
    // Pictures and fonts that arrive late move what stands below them.
    document.addEventListener("load", announceLayout, true);
    addEventListener("resize", announceLayout);
    // A header that sticks to the window moves through the document.
    addEventListener("scroll", announceLayout, { passive: true });
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    observer?.disconnect();
    document.removeEventListener("load", announceLayout, true);
    removeEventListener("resize", announceLayout);
    removeEventListener("scroll", announceLayout);
  };
}

/** A box in the document, in px. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/**
 * What is measured in the page, kept in step with it. Measures travel as text, so that the same
 * ones are equal and nothing renders for them.
 */
export function useMeasured<T>(measure: () => T): T {
  const text = useSyncExternalStore(watchLayout, () => JSON.stringify(measure()));
  return JSON.parse(text) as T;
}
