"use client";

import { useEffect, useMemo, useState } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";
import { createCountdown } from "./countdown.ts";

/**
 * Calls `onClose` after `closeTimeout` ms in sight, never while the pointer or the focus is inside.
 * Zero and `undefined` mean for ever. Specification, section 4.
 */
export function useAutoClose(closeTimeout: number | undefined, onClose: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = useEffectEvent(onClose);
  const isHeld = isHovered || isFocused;
  const [ended, setEnded] = useState(false);
  const countdown = useMemo(
    () => (closeTimeout ? createCountdown(closeTimeout, () => setEnded(true)) : null),
    [closeTimeout],
  );

  useEffect(() => {
    if (isHeld) return;
    countdown?.resume();
    return () => countdown?.pause();
  }, [countdown, isHeld]);

  useEffect(() => {
    if (ended) close();
  }, [ended]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
