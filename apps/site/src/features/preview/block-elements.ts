import type { Box } from "./overlay/layout-changes.ts";

/** The wrapper of a block, by the block's id. */
export function findBlockElement(id: string): HTMLElement | null {
  return document.querySelector(`[data-preview-block="${CSS.escape(id)}"]`);
}

/** The id of the block that an element stands in. */
export function blockIdOf(target: EventTarget | null): string | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>("[data-preview-block]") : null;
  return element?.dataset.previewBlock ?? null;
}

/** A block's box in the document; wrappers without a box of their own have their content's. */
export function measureBlock(id: string): Box | null {
  const element = findBlockElement(id);
  if (!element) return null;
  const own = element.getBoundingClientRect();
  const rect = own.height > 0 ? own : (measureContent(element) ?? own);
  const { width, height } = rect;
  return { top: rect.top + scrollY, left: rect.left + scrollX, width, height };
}

/** The outermost box inside; what is there for screen readers alone is a pixel high. */
function measureContent(element: HTMLElement): DOMRect | undefined {
  return [...element.querySelectorAll(":not([data-overlay], [data-overlay] *)")]
    .map((inside) => inside.getBoundingClientRect())
    .find(({ height }) => height > 1);
}

/** Scrolls to a block's box, as `measureBlock` gives it. */
export function scrollToBox(box: Box): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // A header may stick to the window's top: links to places leave the same room for it.
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const forHeader = Number.parseFloat(scrollPaddingBlockStart) || 0;
  // A block that is taller than the window shows its start, a shorter one stands in the middle.
  const room = Math.max(forHeader, (innerHeight - box.height) / 2);
  scrollTo({ top: box.top - room, behavior: isCalm ? "instant" : "smooth" });
}
