import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How much a page of that width must shrink to fit its container: at most 1, and 1 without a width. */
export function useFitScale(
  container: RefObject<HTMLElement | null>,
  width: number | undefined,
): number {
  const [available, setAvailable] = useState<number>();
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  // A container that is not shown has no width to fit into.
  if (!available || width === undefined) return 1;
  return Math.min(1, available / width);
}
