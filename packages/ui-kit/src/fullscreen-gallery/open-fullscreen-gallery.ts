import type { GalleryItem } from "./gallery-item.ts";
import type { OpenGalleryOptions } from "./gallery-props.ts";

/**
 * Opens the gallery without a component around it, for pages that are plain HTML: the code comes at
 * the first call, and leaves no trace in the page once it is closed. The browser's Back closes it
 * unless `backCloses` is false. Resolves to a function that closes it; rejects when the code does
 * not come.
 */
export async function openFullscreenGallery(
  items: readonly GalleryItem[],
  options: OpenGalleryOptions = {},
): Promise<() => void> {
  const { mountFullscreenGallery } = await import("./mount-fullscreen-gallery.tsx");
  return mountFullscreenGallery(items, options);
}
