"use client";

import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

export type DismissReason = "escape" | "outside" | "scroll";

interface DismissOptions {
  open: boolean;
  /** The layer and its anchor: a press inside either is not outside. */
  layer: RefObject<HTMLElement | null>;
  anchor: RefObject<HTMLElement | null>;
  closeOnScroll?: boolean;
  onDismiss: (reason: DismissReason) => void;
}

/** Open layers, the topmost last: one Escape closes one layer. */
const layers: symbol[] = [];

/** Closes a layer on Escape, on a press outside, and on scroll of what its anchor stands in. */
export function useDismiss(options: DismissOptions): void {
  const { open, layer, anchor, closeOnScroll = false } = options;
  const dismiss = useEffectEvent(options.onDismiss);

  // With the layer itself: an Escape right after it is seen must find somebody who listens.
  useLayoutEffect(() => {
    if (!open) return;
    const self = Symbol("layer");
    layers.push(self);

    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || layers.at(-1) !== self) return;
      // A prevented Escape does not reach the dialog around this layer.
      event.preventDefault();
      event.stopPropagation();
      dismiss("escape");
    };
    const handlePress = (event: PointerEvent) => {
      const path = event.composedPath();
      if ([layer, anchor].some(({ current }) => current && path.includes(current))) return;
      dismiss("outside");
    };
    const handleScroll = (event: Event) => {
      const { target } = event;
      if (closeOnScroll && target instanceof Node && target.contains(anchor.current)) {
        dismiss("scroll");
      }
    };

    document.addEventListener("keydown", handleKey, true);
    document.addEventListener("pointerdown", handlePress, true);
    document.addEventListener("scroll", handleScroll, { capture: true, passive: true });
    return () => {
      layers.splice(layers.indexOf(self), 1);
      document.removeEventListener("keydown", handleKey, true);
      document.removeEventListener("pointerdown", handlePress, true);
      document.removeEventListener("scroll", handleScroll, true);
    };
  }, [open, layer, anchor, closeOnScroll]);
}
