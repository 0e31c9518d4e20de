/** Fetches the gallery's code, once; until then a page of closed galleries does not carry it. */
export async function loadFullscreenGallery() {
  const { FullscreenGallery } = await import("./fullscreen-gallery.tsx");
  return FullscreenGallery;
}
