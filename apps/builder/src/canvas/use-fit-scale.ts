import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How much a preview of that width must shrink to fit its container: at most 1. */
export function useFitScale(container: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return Math.min(1, available / width);
}
