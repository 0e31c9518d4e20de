"use client";

import { useEffect, useRef, type RefObject } from "react";

/**
 * Gives the focus back to where it was before it came into a box. The function takes something away
 * from the box: a focus that was inside does not get lost with it.
 */
export function useFocusReturn(box: RefObject<HTMLElement | null>): (remove: () => void) => void {
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!element?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
    };
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [box]);
  return (remove) => {
    const isInside = box.current?.contains(document.activeElement);
    remove();
    if (isInside && before.current instanceof HTMLElement) before.current.focus();
  };
}
