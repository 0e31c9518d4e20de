"use client";

import { useCallback, useRef, type RefCallback, type RefObject } from "react";
import { isRightToLeft } from "./right-to-left.ts";
import { placeLayer, VIEWPORT_PADDING, type Box, type Placement } from "./place-layer.ts";
import { throttle } from "./throttle.ts";
import { watchBox } from "./watch-box.ts";

export type { Placement };

/**
 * Windows are resized in bursts: a layer is measured anew once a second, unless its anchor moves.
 * Specification, section 9.
 */
export const RESIZE_THROTTLE_MS = 1000;

export interface PopoverOptions {
  placement: Placement;
  /** Distance to the anchor, in px. Default 6. */
  distance?: number;
  /** The layer is at least as wide as its anchor. */
  matchWidth?: boolean;
}

export interface Popover {
  /** What the layer stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** The layer, while it is there. */
  layer: RefObject<HTMLElement | null>;
  /** Ref of the layer: shows it, places it, and keeps it in its place until it is gone. */
  attachLayer: RefCallback<HTMLElement>;
}

/** The page's own window, in the px that boxes are measured in: CSS `zoom` does not change those. */
function readWindow() {
  const root = document.documentElement;
  const zoom = readZoom(root);
  return { width: root.clientWidth * zoom, height: root.clientHeight * zoom };
}

/** By how much CSS `zoom`, its own and that around it, enlarges an element. */
const readZoom = (element: Element) => element.currentCSSZoom ?? 1;

function readViewport(): Box {
  const page = readWindow();
  const seen = window.visualViewport;
  // What a phone's keyboard covers is out of sight; what a pinch has zoomed out of is not.
  if (!seen || seen.scale !== 1) return { left: 0, top: 0, ...page };
  const { offsetLeft: left, offsetTop: top, width, height } = seen;
  return { left, top, width: Math.min(width, page.width), height };
}

/**
 * Places a layer beside its anchor. The layer is a native manual popover: it lies in the top layer,
 * so nothing clips it, no portal is needed, and it stays inside the dialog that it belongs to.
 */
export function usePopover(options: PopoverOptions): Popover {
  const { placement, distance = 6, matchWidth = false } = options;
  const anchor = useRef<HTMLElement>(null);
  const layer = useRef<HTMLElement>(null);

  const attachLayer = useCallback(
    (element: HTMLElement | null) => {
      layer.current = element;
      if (!element) return;
      const { style } = element;
      const place = () => {
        if (!anchor.current) return;
        const anchorBox = anchor.current.getBoundingClientRect();
        const viewport = readViewport();
        // Boxes are measured as they are seen; what the layer is told is enlarged by its zoom.
        const zoom = readZoom(element);
        const toOwn = (px: number) => `${px / zoom}px`;
        if (matchWidth) style.minInlineSize = toOwn(anchorBox.width);
        const widest = viewport.width - 2 * VIEWPORT_PADDING;
        // Known before the size is: words wrap by it.
        if (!style.getPropertyValue("--available-width")) {
          style.setProperty("--available-width", toOwn(widest));
        }
        const found = placeLayer({
          ...{ anchor: anchorBox, viewport, placement, distance },
          layer: { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom },
          isRightToLeft: isRightToLeft(element),
        });
        style.left = toOwn(found.left);
        style.top = toOwn(found.top);
        style.setProperty("--available-width", toOwn(found.availableWidth));
        style.setProperty("--available-height", toOwn(found.availableHeight));
        element.dataset["side"] = found.side;
      };

      if (element.isConnected && !element.matches(":popover-open")) element.showPopover?.();
      place();
      const follow = throttle(place, RESIZE_THROTTLE_MS);
      const placeSoon = () => requestAnimationFrame(place);
      const seen = window.visualViewport;
      /** A phone's keyboard covers at once what stands under it. */
      const uncover = () => {
        const isCovered = seen && seen.height < readWindow().height - 1;
        return isCovered ? placeSoon() : follow();
      };
      // A frame later: placing changes sizes, which an observer must not do while it reports.
      const observer = new ResizeObserver(placeSoon);
      observer.observe(element);
      const stopWatching = watchBox(anchor, place);
      window.addEventListener("resize", follow);
      seen?.addEventListener("resize", uncover);
      return () => {
        layer.current = null;
        observer.disconnect();
        stopWatching();
        follow.cancel();
        window.removeEventListener("resize", follow);
        seen?.removeEventListener("resize", uncover);
      };
    },
    [placement, distance, matchWidth],
  );

  return { anchor, layer, attachLayer };
}
