import { useEffect, useEffectEvent } from "react";
import { measureBlock, scrollToBox } from "./block-elements.ts";
import { useMeasured } from "./overlay/layout-changes.ts";
import { usePreview, usePreviewState } from "./preview-context.ts";

/** Scrolls to the block that the builder asked for, as soon as it has a place on the page. */
export function AwaitedScroll() {
  const { store } = usePreview();
  const awaited = usePreviewState((state) => state.awaited);
  const box = useMeasured(() => (awaited === null ? null : measureBlock(awaited)));
  // Blocks above it whose code is still coming would push it away from where it was found.
  const isSettled = useMeasured(() => document.querySelector("[data-preview-loading]") === null);
  const hasPlace = isSettled && box !== null && box.height > 0;
  // What else moves the box later is not followed: one wish is one scroll.
  const scroll = useEffectEvent(() => {
    if (!hasPlace || awaited === null) return;
    // Measured anew: the frame in which the block came may have moved it.
    scrollToBox(measureBlock(awaited) ?? box);
    store.set({ awaited: null });
  });
  useEffect(() => scroll(), [hasPlace, awaited]);
  return null;
}
