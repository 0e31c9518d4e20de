"use client";

import { useRef, useState, type RefObject } from "react";
import { isAtEdge, panView, settleView, toggleZoom, WHOLE, zoomView } from "./zoom-rules.ts";
import type { Point, View } from "./zoom-rules.ts";

/** How a picture that may be moving is shown at this moment. */
function readView(picture: HTMLElement): View {
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(picture).transform);
  return { scale, x, y };
}

/** Sizes of a picture where it is shown whole, and of the frame that it stands in. */
function measure(frame: HTMLElement, { naturalWidth, naturalHeight }: HTMLImageElement) {
  const { clientWidth: width, clientHeight: height } = frame;
  const fit = Math.min(width / naturalWidth, height / naturalHeight);
  return [
    { width: naturalWidth * fit, height: naturalHeight * fit },
    { width, height },
  ] as const;
}

/** Enlarges the current picture; while fingers move, only its style changes and nothing renders. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const view = useRef<View>(WHOLE);
  const [isZoomed, setZoomed] = useState(false);

  const find = () => {
    const frame = stage.current?.querySelector<HTMLElement>("[data-shown] [data-frame]");
    const picture = frame?.querySelector<HTMLImageElement>("[data-zoomable]");
    return frame && picture ? { frame, picture } : undefined;
  };
  const show = (next: View, isGliding = false) => {
    const found = find();
    if (!found) return;
    view.current = next;
    const { x, y, scale } = next;
    const isWhole = scale === 1 && x === 0 && y === 0;
    found.picture.toggleAttribute("data-gliding", isGliding);
    found.picture.style.transform = isWhole ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    setZoomed(scale > 1);
  };
  /** A point in the window, from the centre of the picture's frame. */
  const aim = (at: Point): Point => {
    const box = find()?.frame.getBoundingClientRect();
    if (!box) return at;
    return { x: at.x - (box.left + box.right) / 2, y: at.y - (box.top + box.bottom) / 2 };
  };
  const settle = (next: View, isGliding = false) => {
    const found = find();
    if (found) show(settleView(next, ...measure(found.frame, found.picture)), isGliding);
  };
  const centre = { x: 0, y: 0 };

  return {
    isZoomed,
    isZoomedNow: () => view.current.scale > 1,
    isAtEdge(x: number) {
      const found = find();
      return !found || isAtEdge(view.current, x, ...measure(found.frame, found.picture));
    },
    reset: () => show(WHOLE),
    /** Stops a picture that goes on where it is. */
    hold() {
      const picture = find()?.picture;
      if (picture?.hasAttribute("data-gliding")) show(readView(picture));
    },
    /** Leaves the picture where it may stay, after it has gone on by `glide`. */
    settle(glide: Point) {
      const isGliding = glide.x !== 0 || glide.y !== 0;
      settle(panView(view.current, glide), isGliding);
    },
    pan: (by: Point) => show(panView(view.current, by)),
    panToEdge: (by: Point) => settle(panView(view.current, by)),
    pinch: (factor: number, at: Point, by: Point) =>
      show(panView(zoomView(view.current, factor, aim(at)), by)),
    zoomBy: (factor: number, at?: Point) =>
      settle(zoomView(view.current, factor, at ? aim(at) : centre)),
    toggle: (at?: Point) => settle(toggleZoom(view.current, at ? aim(at) : centre)),
  };
}
