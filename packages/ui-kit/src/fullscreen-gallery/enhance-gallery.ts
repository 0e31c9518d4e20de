import type { GalleryItem } from "./gallery-item.ts";
import { isPlainPress } from "./is-plain-press.ts";
import type { OpenGalleryOptions } from "./gallery-props.ts";
import { openFullscreenGallery } from "./open-fullscreen-gallery.ts";

/** Marks a link to a picture as an item of the gallery. */
const ITEM = "a[data-gallery-item]";

/** The item that a link of the page's HTML stands for. */
function readItem(link: HTMLAnchorElement): GalleryItem {
  const { galleryItem, galleryVideo, galleryCaption } = link.dataset;
  return {
    image: galleryItem || link.href,
    alt: link.querySelector("img")?.alt ?? "",
    video_url: galleryVideo,
    caption: galleryCaption,
  };
}

/**
 * Opens the gallery from plain HTML: each `<a data-gallery-item="{url with size}" href="{picture}">`
 * inside `root` is an item, with `data-gallery-video` and `data-gallery-caption` where it has them.
 * Without script, with Ctrl, or when the code does not come the link leads to the picture itself.
 * Returns a function that stops it, and closes the gallery that it has opened or is about to.
 */
export function enhanceGallery(
  root: HTMLElement,
  options: Omit<OpenGalleryOptions, "index"> = {},
): () => void {
  let isStopped = false;
  let close = () => {};
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(ITEM);
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
    const links = [...root.querySelectorAll<HTMLAnchorElement>(ITEM)];
    const index = links.indexOf(link);
    const findTile = (at: number) => links[at]?.querySelector("img");
    openFullscreenGallery(links.map(readItem), { findTile, ...options, index }).then(
      (closeOpened) => {
        close = closeOpened;
        if (isStopped) close();
      },
      () => isStopped || window.location.assign(link.href),
    );
  };
  root.addEventListener("click", open);
  return () => {
    isStopped = true;
    root.removeEventListener("click", open);
    close();
  };
}
