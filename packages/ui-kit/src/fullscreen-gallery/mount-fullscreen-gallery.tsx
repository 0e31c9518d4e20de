"use client";

import { createRoot } from "react-dom/client";
import { LocaleContext } from "../locale/locale-context.ts";
import { FullscreenGallery } from "./fullscreen-gallery.tsx";
import type { GalleryItem } from "./gallery-item.ts";
import type { OpenGalleryOptions } from "./gallery-props.ts";

/** Puts an open gallery at the end of the page, and takes it away after it is closed. */
export function mountFullscreenGallery(
  items: readonly GalleryItem[],
  { index, locale, onClosed, backCloses = true, ...rest }: OpenGalleryOptions,
): () => void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  let isGone = false;
  const leave = () => {
    isGone = true;
    // Later, because a root cannot be taken away while it renders.
    setTimeout(() => {
      root.unmount();
      place.remove();
      onClosed?.();
    });
  };
  const render = (open: boolean) =>
    root.render(
      <LocaleContext value={locale ?? null}>
        <FullscreenGallery
          {...rest}
          items={items}
          open={open}
          onOpenChange={render}
          defaultIndex={index}
          backCloses={backCloses}
          onClosed={leave}
        />
      </LocaleContext>,
    );
  render(true);
  return () => {
    if (!isGone) render(false);
  };
}
