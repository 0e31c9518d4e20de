"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { useCarousel } from "../carousel/use-carousel.ts";

/** A row of large pictures that is moved by hand, kept in step with the current index. */
export function useSlides(index: number, loop: boolean, onIndexChange: (index: number) => void) {
  const viewport = useRef<HTMLDivElement>(null);
  const known = useRef<ReturnType<typeof useCarousel>>(undefined);
  const [startIndex, setStartIndex] = useState(index);
  const embla = useCarousel(() => viewport.current, { loop, startIndex });
  if (!embla && startIndex !== index) setStartIndex(index);
  const tell = useEffectEvent((seen: number) => {
    if (seen !== index) onIndexChange(seen);
  });

  useEffect(() => {
    if (!embla) return;
    const listen = () => tell(embla.selectedScrollSnap());
    embla.on("select", listen);
    return () => void embla.off("select", listen);
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    const isNew = known.current !== embla;
    known.current = embla;
    const seen = embla.selectedScrollSnap();
    // The row scrolls without script, and may have been before it came.
    if (isNew && seen !== startIndex) tell(seen);
    else if (seen !== index) embla.scrollTo(index);
  }, [embla, index, startIndex]);

  useLayoutEffect(() => {
    // The slide that had the focus is out of sight: the focus goes along.
    const row = viewport.current?.firstElementChild;
    if (!row?.contains(document.activeElement)) return;
    row.children[index]?.querySelector("a")?.focus({ preventScroll: true });
  }, [index]);

  return viewport;
}
