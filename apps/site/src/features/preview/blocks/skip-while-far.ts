/** What is within so many windows above and below the preview's own is laid out and painted. */
const near = "150% 0px";

let observer: IntersectionObserver | undefined;

/**
 * Keeps a block out of layout and paint while it is far from the window: a letter typed on a long page
 * costs what stands around it. A block's height is remembered from when it was laid out, and it hangs
 * over its own edges again long before it is seen. Returns how to stop that.
 */
export function skipWhileFar(block: HTMLElement): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute("data-far", !isIntersecting);
      }
    },
    { root: document, rootMargin: near },
  );
  observer.observe(block);
  return () => {
    observer?.unobserve(block);
    block.removeAttribute("data-far");
  };
}
