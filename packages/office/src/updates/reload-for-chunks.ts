import { reloadOnce } from "@tour/latest-build";
import { leavingStore } from "../unsaved-changes/unsaved.ts";

/**
 * A part of the builder that can't be loaded was mostly taken away by a new deploy: the page reloads
 * once in ten seconds. With something unsaved the screen says so, and nothing is lost.
 */
export function reloadForChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (leavingStore.getState().unsaved > 0) return;
    if (reloadOnce()) event.preventDefault();
  });
}
