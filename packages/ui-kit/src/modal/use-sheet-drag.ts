"use client";

import { useEffect, useRef, type PointerEvent, type RefObject } from "react";

/** A sheet that is dragged down by more than this closes, in px. Specification, section 4. */
export const DRAG_TO_CLOSE_PX = 150;

interface SheetDragOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/** Lets a bottom sheet follow the finger on its handle, and close or spring back. */
export function useSheetDrag({ dialog, close }: SheetDragOptions) {
  const start = useRef<number | null>(null);

  useEffect(() => {
    // The sheet stands on the on-screen keyboard, not behind it.
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      dialog.current?.style.setProperty("--covered-height", `${Math.round(covered)}px`);
    };
    viewport.addEventListener("resize", follow);
    return () => viewport.removeEventListener("resize", follow);
  }, [dialog]);

  const move = (distance: number) =>
    dialog.current?.style.setProperty("--drag", `${Math.max(0, distance)}px`);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // The pointer has left already: the drag goes on as far as it is heard of.
      }
      if (dialog.current) dialog.current.dataset["dragging"] = "";
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(event.clientY - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const distance = event.clientY - start.current;
      start.current = null;
      delete dialog.current?.dataset["dragging"];
      if (distance > DRAG_TO_CLOSE_PX) close();
      else move(0);
    },
    onPointerCancel() {
      start.current = null;
      delete dialog.current?.dataset["dragging"];
      move(0);
    },
  };
}
