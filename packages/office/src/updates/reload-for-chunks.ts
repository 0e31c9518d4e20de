import { reloadOnce } from "@tour/latest-build";
import { leavingStore } from "../unsaved-changes/unsaved.ts";

/** How many loads are under way that say themselves when they fail. */
let spoken = 0;

/** Loads code without which the screen goes on: where that fails, nothing is reloaded. */
export async function withoutReload<Code>(load: () => Promise<Code>): Promise<Code> {
  spoken += 1;
  try {
    return await load();
  } finally {
    spoken -= 1;
  }
}

/**
 * A part of the builder that can't be loaded was mostly taken away by a new deploy: the page reloads
 * once in ten seconds. With something unsaved the screen says so, and nothing is lost.
 */
export function reloadForChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (spoken > 0 || leavingStore.getState().unsaved > 0) return;
    if (reloadOnce()) event.preventDefault();
  });
}
