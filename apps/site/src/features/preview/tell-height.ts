import { measureBlock } from "./block-elements.ts";
import { watchLayout } from "./overlay/layout-changes.ts";
import type { PreviewTools } from "./preview-context.ts";

/** Tells how high the page is, so that a frame in which it is only looked at can show all of it. */
export function tellHeight({ store, send }: PreviewTools, container: HTMLElement): void {
  let told: number | null = null;
  const tell = () => {
    const { isReading, page, document } = store.get();
    // Until its code is there, a block has the height of nothing.
    const isLoading = container.querySelector("[data-preview-loading]") !== null;
    if (!isReading || page === null || isLoading) return;
    // Blocks alone are measured: what they stand in fills the frame, however high that is.
    const ends = document.order.map((id) => {
      const box = measureBlock(id);
      return box ? box.top + box.height : 0;
    });
    const height = Math.ceil(Math.max(0, ...ends));
    // A frame of no height would be out of sight, where browsers draw and measure no more.
    if (height === 0 || height === told) return;
    told = height;
    send({ type: "page-height", data: { height } });
  };
  watchLayout(tell);
  store.subscribe(() => requestAnimationFrame(tell));
}
