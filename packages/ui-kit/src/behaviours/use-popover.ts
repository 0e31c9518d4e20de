"use client";

import { useLayoutEffect, useState } from "react";
import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  type Placement,
} from "@floating-ui/react-dom";
import { throttle } from "./throttle.ts";

export type { Placement };

/** Windows are resized in bursts; layers follow once a second. Specification, section 9. */
const RESIZE_THROTTLE_MS = 1000;
/** Distance to the edges of the viewport that a layer keeps, in px. */
const VIEWPORT_PADDING = 8;

export interface PopoverOptions {
  open: boolean;
  placement: Placement;
  /** Distance to the anchor, in px. */
  distance?: number;
  /** The layer is at least as wide as its anchor. */
  matchWidth?: boolean;
}

/**
 * Places a layer beside its anchor. The layer is a native manual popover: it lies in the top layer,
 * so nothing clips it, no portal is needed, and it stays inside the dialog that it belongs to.
 */
export function usePopover({ open, placement, distance = 6, matchWidth = false }: PopoverOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const {
    floatingStyles,
    isPositioned,
    update,
    placement: actual,
  } = useFloating({
    open,
    placement,
    strategy: "fixed",
    transform: false,
    elements: { reference: anchor, floating: layer },
    middleware: [
      offset(distance),
      flip({ padding: VIEWPORT_PADDING }),
      shift({ padding: VIEWPORT_PADDING }),
      size({
        padding: VIEWPORT_PADDING,
        apply({ elements, rects, availableHeight, availableWidth }) {
          const { style } = elements.floating;
          style.setProperty("--available-height", `${Math.max(availableHeight, 120)}px`);
          style.setProperty("--available-width", `${availableWidth}px`);
          if (matchWidth) style.minInlineSize = `${rects.reference.width}px`;
        },
      }),
    ],
    whileElementsMounted: (reference, floating, place) =>
      autoUpdate(reference, floating, place, { ancestorResize: false, elementResize: false }),
  });

  useLayoutEffect(() => {
    if (!layer) return;
    if (layer.isConnected && !layer.matches(":popover-open")) layer.showPopover?.();
    update();
    const follow = throttle(update, RESIZE_THROTTLE_MS);
    window.addEventListener("resize", follow);
    // A frame later: placing changes sizes, which an observer must not do while it reports.
    const observer = new ResizeObserver(() => requestAnimationFrame(update));
    observer.observe(layer);
    if (anchor) observer.observe(anchor);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", follow);
      follow.cancel();
    };
  }, [anchor, layer, update]);

  return { anchor, layer, setAnchor, setLayer, style: floatingStyles, isPositioned, side: actual };
}
