"use client";

import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import type { GalleryItem } from "./gallery-item.ts";
import type { FullscreenGalleryProps } from "./gallery-props.ts";
import { isPlainPress } from "./is-plain-press.ts";
import { loadFullscreenGallery } from "./load-fullscreen-gallery.ts";

/** Fetches the code ahead of a press; a failure is dealt with when the gallery is asked for. */
const preload = () => void loadFullscreenGallery().catch(() => {});
const near = { onPointerEnter: preload, onFocus: preload };

export interface FullscreenOptions extends Pick<
  FullscreenGalleryProps,
  "onIndexChange" | "backCloses" | "findTile" | "label"
> {
  items: readonly GalleryItem[];
  /** What gets the focus after closing; by default what was pressed. */
  findFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * A gallery over the window that is fetched when it is first opened, or when a pointer or the focus
 * comes to the element that gets `near`. `openAt` is called by a press on a link to the picture,
 * which is followed when the code does not come; `gallery` stands anywhere in the page.
 */
export function useFullscreenGallery({ items, findFocus, ...options }: FullscreenOptions) {
  const [Gallery, setGallery] = useState<ComponentType<FullscreenGalleryProps>>();
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState(0);
  const [closings, setClosings] = useState(0);

  useEffect(() => {
    // After the dialog's own return of the focus, whose opener may be out of sight by now.
    if (closings > 0) findFocus?.()?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs at each closing only
  }, [closings]);

  const openAt = (index: number, event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    // Safari does not focus what is clicked.
    opener.focus({ preventScroll: true });
    setStart(index);
    setOpen(true);
    loadFullscreenGallery().then(
      (component) => setGallery(() => component),
      () => {
        setOpen(false);
        if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
      },
    );
  };
  const gallery: ReactNode = Gallery && (
    <Gallery
      {...options}
      items={items}
      open={isOpen}
      onOpenChange={setOpen}
      defaultIndex={start}
      onClosed={() => setClosings((times) => times + 1)}
    />
  );
  return { openAt, near, gallery };
}
