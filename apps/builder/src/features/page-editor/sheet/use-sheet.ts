import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";

/** From the lowest: the page in full, both in halves, the form in full. */
export const sheetHeights = ["low", "half", "full"] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** A finger that moved less than this has tapped, in px. */
const tapUpTo = 6;

/** How high the panel under the page is, and what of its upper edge changes it. */
export function useSheet(panel: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState<SheetHeight>("half");
  const drag = useRef<{ from: number; size: number } | null>(null);

  const step = (by: -1 | 1) => {
    const next = sheetHeights[sheetHeights.indexOf(height) + by];
    if (next) setHeight(next);
  };

  return {
    height,
    /** What opens in it is seen, whatever of it was. */
    raise: () => setHeight((now) => (now === "low" ? "half" : now)),
    /** What the page shows is seen, whatever covered it. */
    lower: () => setHeight((now) => (now === "full" ? "half" : now)),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!panel.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientY, size: panel.current.offsetHeight };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag.current || !panel.current) return;
        const { from, size } = drag.current;
        panel.current.style.transition = "none";
        panel.current.style.flexBasis = `${size + from - event.clientY}px`;
      },
      onPointerUp: (event: PointerEvent) => {
        if (!drag.current || !panel.current) return;
        const { from } = drag.current;
        const isTap = Math.abs(from - event.clientY) < tapUpTo;
        const size = panel.current.offsetHeight;
        drop(panel.current, drag);
        if (isTap) step(height === "full" ? -1 : 1);
        else setHeight(nearestTo(size, panel.current.parentElement!.offsetHeight));
      },
      onPointerCancel: () => drop(panel.current, drag),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        step(event.key === "ArrowUp" ? 1 : -1);
      },
    },
  };
}

function drop(panel: HTMLElement | null, drag: RefObject<unknown>): void {
  drag.current = null;
  panel?.style.removeProperty("flex-basis");
  panel?.style.removeProperty("transition");
}

/** Where a panel of that size settles in a room of this one, both in px. */
export function nearestTo(size: number, room: number): SheetHeight {
  if (size < room * 0.28) return "low";
  return size < room * 0.72 ? "half" : "full";
}

export type Sheet = ReturnType<typeof useSheet>;
