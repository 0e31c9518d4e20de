import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** So far below the window it is got ready: nobody who scrolls waits for it. */
const ahead = "200px";

/** Whether an element was near the view yet: what is heavy need not be loaded before. */
export function useSeen(): { place: RefObject<HTMLDivElement | null>; isSeen: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}
