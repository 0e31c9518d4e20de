"use client";

import { awaitTouch } from "../deferred-hydration/await-touch.ts";

/**
 * Makes the links of a gallery open over the window: what does that is fetched with the first touch,
 * and without it each link leads to its picture. Returns a function that stops it.
 */
export function awaitGallery(root: HTMLElement, label: string): () => void {
  return awaitTouch({
    root,
    find: (target) => target.closest<HTMLAnchorElement>("a[data-gallery-item]"),
    load: async (left) => {
      const { startGallery } = await import("./start-gallery.ts");
      if (!left.aborted) left.addEventListener("abort", startGallery(root, label));
    },
  });
}
