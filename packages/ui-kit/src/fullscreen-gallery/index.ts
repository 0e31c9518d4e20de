export { FullscreenGallery } from "./fullscreen-gallery.tsx";
export type { FullscreenGalleryProps, OpenGalleryOptions } from "./gallery-props.ts";
export { openFullscreenGallery } from "./open-fullscreen-gallery.ts";
export { enhanceGallery } from "./enhance-gallery.ts";
export { useFullscreenGallery, type FullscreenOptions } from "./use-fullscreen-gallery.tsx";
export type { GalleryItem, GalleryPicture } from "./gallery-item.ts";
export { readVideo, stopVideo, type VideoEmbed, type VideoProvider } from "./video-embed.ts";
