import type { EmblaCarouselType, EmblaPluginType } from "embla-carousel";

/** How far a row had been scrolled by the browser, in px; null where it had not. */
export interface ScrollOffset {
  current: number | null;
}

/**
 * Lets Embla go on from where the browser had scrolled the row to. From there it settles at the
 * nearest slide; a row that stops wherever it is let go stays. A plugin, because those run before
 * anything is painted.
 */
export function keepScrollOffset(scrolled: ScrollOffset): EmblaPluginType {
  return {
    name: "keepScrollOffset",
    options: {},
    init(embla: EmblaCarouselType) {
      if (scrolled.current === null) return;
      const { index, limit, options, scrollTarget, scrollTo, target, translate, ...moved } =
        embla.internalEngine();
      const { location, offsetLocation, previousLocation } = moved;
      const offset = limit.constrain(-Math.abs(scrolled.current));
      scrolled.current = null;
      for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(offset);
      translate.to(offset);
      if (options.dragFree) index.set(scrollTarget.byDistance(0, false).index);
      else scrollTo.distance(0, true);
    },
    destroy() {},
  };
}
