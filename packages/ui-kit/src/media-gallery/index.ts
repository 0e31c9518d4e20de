export { MediaGallery, type MediaGalleryProps } from "./media-gallery.tsx";
