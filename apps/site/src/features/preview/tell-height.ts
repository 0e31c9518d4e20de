import type { PreviewTools } from "./preview-context.ts";

/** Tells how high the page is, so that a frame in which it is only looked at can show all of it. */
export function tellHeight({ store, send }: PreviewTools, container: HTMLElement): void {
  let told: number | null = null;
  const tell = () => {
    const { isReading, page } = store.get();
    // Until its code is there, a block has the height of nothing.
    const isLoading = container.querySelector("[data-preview-loading]") !== null;
    if (!isReading || page === null || isLoading) return;
    const height = Math.ceil(container.getBoundingClientRect().height);
    // A frame of no height would be out of sight, where browsers draw and measure no more.
    if (height === 0 || height === told) return;
    told = height;
    send({ type: "page-height", data: { height } });
  };
  new ResizeObserver(tell).observe(container);
  store.subscribe(() => requestAnimationFrame(tell));
}
