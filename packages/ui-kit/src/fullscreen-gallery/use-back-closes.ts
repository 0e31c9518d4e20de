"use client";

import { useEffect } from "react";
import { useEffectEvent } from "../behaviours/use-effect-event.ts";

const KEY = "tourGallery";
let opened = 0;

/**
 * Lets the browser's Back close the gallery: an entry of its own stands in the history while it is
 * open, and is taken out when it is closed otherwise. The page's address does not change.
 */
export function useBackCloses(isOn: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return;
    opened += 1;
    const token = opened;
    const isOurs = () => (history.state as Record<string, unknown> | null)?.[KEY] === token;
    // A moment later: strict mode mounts twice, which must not leave a second entry behind.
    const timer = setTimeout(() => history.pushState({ ...history.state, [KEY]: token }, ""));
    const listen = () => {
      if (!isOurs()) closeNow();
    };
    window.addEventListener("popstate", listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", listen);
      if (isOurs()) history.back();
    };
  }, [isOn]);
}
