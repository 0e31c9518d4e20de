"use client";

import { useRef, type RefObject } from "react";
import type { FullscreenGalleryProps } from "./gallery-props.ts";
import { growFromTile, returnToTile } from "./picture-flight.ts";

interface FlightOptions {
  gallery: RefObject<HTMLDialogElement | null>;
  /** The item that an opening begins with, from 0. */
  start: number;
  findTile: FullscreenGalleryProps["findTile"];
}

/** The way of a picture from its tile into the gallery, and back to the tile of the one seen last. */
export function useFlight({ gallery, start, findTile }: FlightOptions) {
  const current = useRef(start);
  const landing = useRef<HTMLElement>(null);

  return {
    grow() {
      current.current = start;
      landing.current = null;
      if (gallery.current) growFromTile(gallery.current, findTile?.(start));
    },
    follow(index: number) {
      current.current = index;
    },
    /** Whether the picture is on its way, over the page that is left. */
    leave(): boolean {
      const tile = findTile?.(current.current);
      const flight = gallery.current && returnToTile(gallery.current, tile);
      if (flight?.isInWindow) landing.current = tile?.closest<HTMLElement>("a, button") ?? null;
      return Boolean(flight);
    },
    /** Gives the focus to the tile that was returned to. */
    land() {
      landing.current?.focus({ preventScroll: true });
    },
  };
}
