import { useSyncExternalStore } from "react";

let version = 0;
let isPlanned = false;
const listeners = new Set<() => void>();

/** Says that blocks may have moved; many changes of one frame are told once. */
export function announceLayout(): void {
  if (isPlanned || listeners.size === 0) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    version += 1;
    for (const notify of listeners) notify();
  });
}

const observer =
  typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(announceLayout);

function subscribe(notify: () => void) {
  listeners.add(notify);
  if (listeners.size === 1) {
    observer?.observe(document.body);
    // Pictures and fonts that arrive late move what stands below them.
    document.addEventListener("load", announceLayout, true);
    addEventListener("resize", announceLayout);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    observer?.disconnect();
    document.removeEventListener("load", announceLayout, true);
    removeEventListener("resize", announceLayout);
  };
}

/** Changes whenever blocks may have moved, so that what is drawn over them measures again. */
export function useLayoutVersion(): number {
  return useSyncExternalStore(subscribe, () => version);
}
