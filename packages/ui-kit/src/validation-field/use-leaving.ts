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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: (event) => {
      clearTimeout(timer.current);
      given.onFocus?.(event);
    },
    onBlur: (event) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(onLeave);
      given.onBlur?.(event);
    },
  };
}
