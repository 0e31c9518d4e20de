"use client";

import { useEffect, useRef, type FocusEventHandler } from "react";

interface FocusHandlers {
  onFocus?: FocusEventHandler<HTMLDivElement> | undefined;
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
}

/**
 * Calls `onLeave` when the focus has left a field for good. A list or a calendar that opens stands
 * elsewhere in the document, but its focus bubbles through React: the field is not left for it.
 */
export function useLeaving(onLeave: () => void, given: FocusHandlers): Required<FocusHandlers> {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
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

/**
 * Calls once what is being pressed has been let go, or soon where nothing is; the answer cancels it. A
 * message that comes between the two moves the button away from under the pointer, and its click is lost.
 */
function afterPress(callback: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callSoon = () => (timer = setTimeout(callback));
  if (document.querySelector(":active")) {
    const once = { once: true, capture: true, signal: waiting.signal };
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, callSoon, once);
  } else {
    callSoon();
  }
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
