"use client";

import { useEffect, useState, type RefCallback } from "react";
import { throttle } from "../behaviours/throttle.ts";

/** A sheet's scrolling is looked at so often, in ms. Specification, section 9. */
export const SCROLL_THROTTLE_MS = 500;

/** Whether some of a box's content has been scrolled away over its upper edge. */
export function useScrolled(): { ref: RefCallback<HTMLElement>; isScrolled: boolean } {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!box) return;
    const follow = throttle(() => setScrolled(box.scrollTop > 0), SCROLL_THROTTLE_MS);
    box.addEventListener("scroll", follow, { passive: true });
    return () => {
      follow.cancel();
      setScrolled(false);
      box.removeEventListener("scroll", follow);
    };
  }, [box]);
  return { ref: setBox, isScrolled };
}
