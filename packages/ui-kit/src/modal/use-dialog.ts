"use client";

import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { enterDialog } from "../behaviours/open-dialogs.ts";
import { lockScroll } from "../behaviours/scroll-lock.ts";

/** How long a closed modal stays to move away, in ms. Specification, sections 4 and 9. */
export const CLOSE_WAIT_MS = 300;

interface DialogOptions {
  open: boolean;
  dialog: RefObject<HTMLDialogElement | null>;
  persistent: boolean;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  close: () => void;
  onClosed: (() => void) | undefined;
  /** Asked when it is closed: whether what moves away does so without the dialog, which goes at once. */
  leave?: (() => boolean) | undefined;
}

/** Opens and closes a native dialog: waits, locks the page, shakes, gives the focus back. */
export function useDialog({ open, dialog, persistent, initialFocus, ...options }: DialogOptions) {
  const [phase, setPhase] = useState<"closed" | "open" | "closing">("closed");
  const [isShaking, setIsShaking] = useState(false);
  const pressedOverlay = useRef(false);
  const reportClosed = useEffectEvent(() => options.onClosed?.());
  const leave = useEffectEvent(() => options.leave?.() ?? false);
  const isShown = phase !== "closed";

  if (open && phase !== "open") setPhase("open");
  if (!open && phase === "open") setPhase("closing");

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    const opener = document.activeElement;
    element.showModal();
    const first = initialFocus?.current ?? element.querySelector<HTMLElement>("[data-autofocus]");
    (first ?? element).focus({ preventScroll: true });
    const unlock = lockScroll();
    const leave = enterDialog(element);
    return () => {
      leave();
      element.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isShown, dialog, initialFocus]);

  useEffect(() => {
    if (phase !== "closing") return;
    const wait = leave() ? 0 : CLOSE_WAIT_MS;
    const timer = setTimeout(() => {
      setPhase("closed");
      reportClosed();
    }, wait);
    return () => clearTimeout(timer);
  }, [phase]);

  const handlers = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      options.close();
    },
    /** The browser closes a dialog by itself at the second Escape and by `method="dialog"`. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (open) options.close();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOverlay.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !pressedOverlay.current) return;
      if (persistent) setIsShaking(true);
      else options.close();
    },
    onAnimationEnd(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) setIsShaking(false);
    },
  };
  return { isShown, isClosing: phase === "closing", isShaking, handlers };
}
