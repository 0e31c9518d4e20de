"use client";

import type { useCarousel } from "@tour/ui-kit/carousel";
import { useEffect } from "react";

/** Arrow keys move the row while the focus is in it, as they scroll one without script. */
export function useCarouselKeys(embla: ReturnType<typeof useCarousel>): void {
  useEffect(() => {
    const viewport = embla?.rootNode();
    if (!viewport) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      const isRtl = getComputedStyle(viewport).direction === "rtl";
      if (event.key === (isRtl ? "ArrowLeft" : "ArrowRight")) embla?.scrollNext();
      else if (event.key === (isRtl ? "ArrowRight" : "ArrowLeft")) embla?.scrollPrev();
      else return;
      event.preventDefault();
    };
    viewport.addEventListener("keydown", press);
    return () => viewport.removeEventListener("keydown", press);
  }, [embla]);
}
