import { watchHold } from "../deferred-hydration/watch-hold.ts";
import { pullByMouse } from "./pull-by-mouse.ts";

/** The code of carousels. */
interface CarouselCode {
  startCarousel: (frame: HTMLElement) => Promise<void>;
}

const touches = ["pointerover", "touchstart", "focusin", "click"] as const;

/**
 * Fetches the code of a page's carousels when a pointer, a finger or the focus first reaches one of
 * them. Until it takes over, the row is the browser's, and a finger or mouse that has it keeps it to
 * the end. A button that was pressed meanwhile is pressed again.
 */
export function awaitCarousels(load: () => Promise<CarouselCode>): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const row = root.querySelector<HTMLElement>("[data-carousel-viewport] > *");
    if (row) awaitCarousel(root, row, load);
  }
}

function awaitCarousel(
  root: HTMLElement,
  row: HTMLElement,
  load: () => Promise<CarouselCode>,
): void {
  const stop = new AbortController();
  const { signal } = stop;
  const stopPulling = pullByMouse(row);
  const released = watchHold(root, signal);
  let isLoading = false;
  let pressed: HTMLElement | null = null;

  const touch = async ({ type, target }: Event) => {
    if (type === "click") {
      pressed = (target as Element).closest<HTMLElement>("[data-carousel-controls] button");
    }
    if (isLoading) return;
    isLoading = true;
    try {
      const { startCarousel } = await load();
      await released();
      await startCarousel(root);
      // Not before: a mouse that takes the row in between would move nothing.
      stopPulling();
      stop.abort();
      pressed?.click();
    } catch {
      // The row scrolls without it; the next touch asks again.
      isLoading = false;
    }
  };
  for (const type of touches) root.addEventListener(type, touch, { passive: true, signal });
}
