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
  const opener = useRef<HTMLElement>(null);
  const landing = useRef<HTMLElement>(null);

  return {
    grow() {
      current.current = start;
      landing.current = null;
      opener.current = pressedPart(findTile?.(start));
      if (gallery.current) growFromTile(gallery.current, findTile?.(start));
    },
    follow(index: number) {
      current.current = index;
    },
    /** Whether the picture is on its way, over the page that is left. */
    leave(): boolean {
      const tile = findTile?.(current.current);
      const flight = gallery.current && returnToTile(gallery.current, tile);
      if (flight?.isInWindow) landing.current = pressedPart(tile);
      return Boolean(flight);
    },
    /** Moves the focus on to the tile that was returned to, where it came back to a tile at all. */
    land() {
      const wasTile = document.activeElement === opener.current;
      if (wasTile) landing.current?.focus({ preventScroll: true });
    },
  };
}

const pressedPart = (tile: Element | null | undefined) =>
  tile?.closest<HTMLElement>("a, button") ?? null;
