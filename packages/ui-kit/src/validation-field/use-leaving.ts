"use client";

import { useEffect, useRef, type FocusEventHandler } from "react";

/** What ends a press; a key, where its end went to another window. */
const pressEnds = ["pointerup", "pointercancel", "keydown"] as const;

/** What else hears the focus of the element that these go to. */
export interface FocusHandlers {
  onFocus?: FocusEventHandler<HTMLDivElement> | undefined;
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
}

/**
 * Calls `onLeave` when the focus has left a field for good. A list or a calendar that opens stands
 * elsewhere in the document, but its focus bubbles through React: the field is not left for it.
 */
export function useLeaving(onLeave: () => void, given: FocusHandlers): Required<FocusHandlers> {
  const cancel = useRef(() => {});
  useEffect(() => {
    watchPresses();
    return () => cancel.current();
  }, []);
  return {
    onFocus: (event) => {
      cancel.current();
      given.onFocus?.(event);
    },
    onBlur: (event) => {
      cancel.current();
      cancel.current = afterPress(onLeave);
      given.onBlur?.(event);
    },
  };
}

let isWatching = false;
let isPressed = false;

/** Knows from now on whether a pointer is down. A finger is up again before a tap moves the focus. */
function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("pointerdown", () => (isPressed = true), true);
  for (const end of pressEnds) window.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Calls once what is being pressed has been let go, or soon where nothing is; the answer cancels it. A
 * message that comes between the two moves the button away from under the pointer, and its click is lost.
 */
function afterPress(callback: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callSoon = () => {
    waiting.abort();
    timer = setTimeout(callback);
  };
  const listening = { capture: true, signal: waiting.signal };
  if (isPressed) for (const end of pressEnds) window.addEventListener(end, callSoon, listening);
  else callSoon();
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
