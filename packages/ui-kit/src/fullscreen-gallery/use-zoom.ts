"use client";

import { useRef, useState, type RefObject } from "react";
import { panView, settleView, toggleZoom, WHOLE, zoomView } from "./zoom-rules.ts";
import type { Place, View } from "./zoom-rules.ts";

/** Enlarges the current picture; while fingers move, only its style changes and nothing renders. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const view = useRef<View>(WHOLE);
  const [isZoomed, setZoomed] = useState(false);

  const find = () => {
    const frame = stage.current?.querySelector<HTMLElement>("[data-shown] [data-frame]");
    const picture = frame?.querySelector<HTMLImageElement>("[data-zoomable]");
    return frame && picture ? { frame, picture } : undefined;
  };
  const show = (next: View) => {
    const found = find();
    if (!found) return;
    view.current = next;
    const { x, y, scale } = next;
    const isWhole = scale === 1 && x === 0 && y === 0;
    found.picture.style.transform = isWhole ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    setZoomed(scale > 1);
  };
  /** From the stage's centre to the picture's, which a caption moves. */
  const aim = (at: Place): Place => {
    const outer = stage.current?.getBoundingClientRect();
    const inner = find()?.frame.getBoundingClientRect();
    if (!outer || !inner) return at;
    return {
      x: at.x + (outer.left + outer.right - inner.left - inner.right) / 2,
      y: at.y + (outer.top + outer.bottom - inner.top - inner.bottom) / 2,
    };
  };
  const settle = (next: View = view.current) => {
    const found = find();
    if (!found) return;
    const { frame, picture } = found;
    const { naturalWidth, naturalHeight } = picture;
    const fit = Math.min(frame.clientWidth / naturalWidth, frame.clientHeight / naturalHeight);
    show(
      settleView(
        next,
        { width: naturalWidth * fit, height: naturalHeight * fit },
        { width: frame.clientWidth, height: frame.clientHeight },
      ),
    );
  };
  const centre = { x: 0, y: 0 };

  return {
    isZoomed,
    isZoomedNow: () => view.current.scale > 1,
    reset: () => show(WHOLE),
    settle: () => settle(),
    pan: (by: Place) => show(panView(view.current, by)),
    panToEdge: (by: Place) => settle(panView(view.current, by)),
    pinch: (factor: number, at: Place, by: Place) =>
      show(panView(zoomView(view.current, factor, aim(at)), by)),
    zoomBy: (factor: number, at?: Place) =>
      settle(zoomView(view.current, factor, at ? aim(at) : centre)),
    toggle: (at?: Place) => settle(toggleZoom(view.current, at ? aim(at) : centre)),
  };
}
