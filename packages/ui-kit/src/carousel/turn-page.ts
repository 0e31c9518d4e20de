import type { EmblaCarouselType } from "embla-carousel";
import { countWhole } from "./count-whole.ts";

/** Moves a carousel on by as many slides as are whole in view, or back by as many: `way` 1 or -1. */
export function turnPage(embla: EmblaCarouselType, way: 1 | -1): void {
  const { axis, containerRect, slideRects, slideRegistry } = embla.internalEngine();
  const isRtl = axis.startEdge === "right";
  const slides = slideRects.map(({ left, right }) =>
    isRtl ? { start: -right, end: -left } : { start: left, end: right },
  );
  const first = slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0;
  for (let rest = countWhole(slides, first, containerRect.width); rest > 0; rest -= 1) {
    if (way === 1) embla.scrollNext();
    else embla.scrollPrev();
  }
}
