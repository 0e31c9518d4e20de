"use client";

import { useCallback, useRef, type RefCallback, type RefObject } from "react";
import { placeLayer, VIEWPORT_PADDING, type Box, type Placement } from "./place-layer.ts";
import { throttle } from "./throttle.ts";

export type { Placement };

/** Windows are resized in bursts; layers follow once a second. Specification, section 9. */
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

function readViewport(): Box {
  const root = document.documentElement;
  const seen = window.visualViewport;
  // What a phone's keyboard covers is out of sight; what a pinch has zoomed out of is not.
  if (!seen || seen.scale !== 1) {
    return { left: 0, top: 0, width: root.clientWidth, height: root.clientHeight };
  }
  const { offsetLeft: left, offsetTop: top, width, height } = seen;
  return { left, top, width: Math.min(width, root.clientWidth), height };
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
        if (matchWidth) style.minInlineSize = `${anchorBox.width}px`;
        const widest = viewport.width - 2 * VIEWPORT_PADDING;
        // Known before the size is: words wrap by it.
        if (!style.getPropertyValue("--available-width")) {
          style.setProperty("--available-width", `${widest}px`);
        }
        const found = placeLayer({
          ...{ anchor: anchorBox, viewport, placement, distance },
          layer: { width: element.offsetWidth, height: element.offsetHeight },
          isRightToLeft: getComputedStyle(element).direction === "rtl",
        });
        style.left = `${found.left}px`;
        style.top = `${found.top}px`;
        style.setProperty("--available-width", `${found.availableWidth}px`);
        style.setProperty("--available-height", `${found.availableHeight}px`);
        element.dataset["side"] = found.side;
      };

      if (element.isConnected && !element.matches(":popover-open")) element.showPopover?.();
      place();
      const follow = throttle(place, RESIZE_THROTTLE_MS);
      const placeSoon = () => requestAnimationFrame(place);
      const seen = window.visualViewport;
      /** A phone's keyboard covers at once what stands under it. */
      const uncover = () => {
        const isCovered = seen && seen.height < document.documentElement.clientHeight - 1;
        return isCovered ? placeSoon() : follow();
      };
      const handleScroll = ({ target }: Event) => {
        if (target instanceof Node && target.contains(anchor.current)) placeSoon();
      };
      // A frame later: placing changes sizes, which an observer must not do while it reports.
      const observer = new ResizeObserver(placeSoon);
      observer.observe(element);
      if (anchor.current) observer.observe(anchor.current);
      // What grows elsewhere on the page may move the anchor.
      const shifts = new ResizeObserver(follow);
      shifts.observe(document.body);
      window.addEventListener("resize", follow);
      seen?.addEventListener("resize", uncover);
      document.addEventListener("scroll", handleScroll, { capture: true, passive: true });
      return () => {
        layer.current = null;
        observer.disconnect();
        shifts.disconnect();
        follow.cancel();
        window.removeEventListener("resize", follow);
        seen?.removeEventListener("resize", uncover);
        document.removeEventListener("scroll", handleScroll, true);
      };
    },
    [placement, distance, matchWidth],
  );

  return { anchor, layer, attachLayer };
}
