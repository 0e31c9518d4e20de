"use client";

import { useEffect, type RefObject } from "react";
import { useEffectEvent } from "./use-effect-event.ts";

/** Calls `onReset` when the form around the element is reset. */
export function useFormReset(
  element: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onReset: () => void,
): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = element.current?.form;
    if (!form) return;
    const listen = () => reset();
    form.addEventListener("reset", listen);
    return () => form.removeEventListener("reset", listen);
  }, [element]);
}
