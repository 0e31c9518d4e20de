"use client";

import type { EmblaCarouselType } from "embla-carousel";
import { useCallback, useSyncExternalStore } from "react";

/** Where a row stands, as text so that two readings can be compared. */
function read(embla: EmblaCarouselType | undefined): string {
  if (!embla) return "0 1 unknown";
  return `${embla.selectedScrollSnap()} ${embla.scrollSnapList().length} known`;
}

/** The stop that a carousel has been told to go to, from 0, and how many it has. */
export function useSelected(embla: EmblaCarouselType | undefined) {
  const subscribe = useCallback(
    (notify: () => void) => {
      embla?.on("select", notify).on("reInit", notify);
      return () => void embla?.off("select", notify).off("reInit", notify);
    },
    [embla],
  );
  const [selected, stops, state] = useSyncExternalStore(
    subscribe,
    () => read(embla),
    () => read(undefined),
  ).split(" ");
  return { selected: Number(selected), stops: Number(stops), isKnown: state === "known" };
}
