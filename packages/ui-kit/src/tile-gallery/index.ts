export { TileGallery, type TileGalleryProps } from "./tile-gallery.tsx";
export type { TileMedia } from "./list-tiles.ts";
