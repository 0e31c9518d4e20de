"use client";

import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { WheelGesturesPlugin } from "embla-carousel-wheel-gestures";
import { useEffect, useState } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { flushSync } from "react-dom";
import { keepScrollOffset, type ScrollOffset } from "./keep-scroll-offset.ts";
import { whenStill } from "./when-still.ts";

/** Embla's measure of a movement that somebody asked for; with reduced motion there is none. */
const DURATION = 25;

/** Text that is being written takes the pointer for itself, and a row that fits has nowhere to go. */
function canDrag(embla: EmblaCarouselType, { target }: Event): boolean {
  const isWritten = target instanceof HTMLElement && target.isContentEditable;
  return !isWritten && embla.scrollSnapList().length > 1;
}

/**
 * Puts a scroll-snapping row into Embla's hands as soon as nobody scrolls it, at the place where it
 * is. `findViewport` gives the element around the row; while Embla moves the row, it carries
 * `data-live`, with which its styles take the row's scrolling away. Undefined until then.
 */
export function useCarousel(
  findViewport: () => HTMLElement | null | undefined,
  options: EmblaOptionsType = {},
): EmblaCarouselType | undefined {
  const [scrolled] = useState<ScrollOffset>({ current: null });
  const [plugins] = useState(() => [
    WheelGesturesPlugin({ wheelDraggingClass: "" }),
    keepScrollOffset(scrolled),
  ]);
  const [found, setFound] = useState<EmblaOptionsType>({});
  const [setViewport, embla] = useEmblaCarousel(
    { align: "start", watchDrag: canDrag, ...options, ...found },
    plugins,
  );

  const takeOver = useEffectEvent((viewport: HTMLElement, row: HTMLElement) => {
    scrolled.current = row.scrollLeft || null;
    viewport.dataset["live"] = "";
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // At once: between the browser's row and Embla's nothing may be painted.
    flushSync(() => {
      setFound({
        direction: isRightToLeft(row) ? "rtl" : "ltr",
        duration: isReduced ? 0 : DURATION,
      });
      setViewport(viewport);
    });
  });

  useEffect(() => {
    const viewport = findViewport();
    const row = viewport?.firstElementChild;
    if (!viewport || !(row instanceof HTMLElement)) return;
    const stop = whenStill(row, () => takeOver(viewport, row));
    return () => {
      stop();
      delete viewport.dataset["live"];
      setViewport(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the viewport stays as long as its owner
  }, []);

  return embla;
}
