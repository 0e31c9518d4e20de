import { reloadOnce } from "@tour/latest-build";
import { guardReloads, isAnySpoken, mayReload, wasSpoken } from "../late/index.ts";
import { leavingStore } from "../unsaved-changes/unsaved.ts";

/**
 * A part of the builder that can't be loaded was mostly taken away by a new deploy: the page reloads
 * once in ten seconds. With something unsaved the screen says so, and nothing is lost.
 */
export function reloadForChunks(): void {
  guardReloads(() => leavingStore.getState().unsaved > 0);
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReload()) return;
    if (!isAnySpoken()) {
      if (reloadOnce()) event.preventDefault();
      return;
    }
    // Whose failure it is, is known once whoever says it has heard of it.
    setTimeout(() => {
      if (!wasSpoken(event.payload)) reloadOnce();
    });
  });
}
