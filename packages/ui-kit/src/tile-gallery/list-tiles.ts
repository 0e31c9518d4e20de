import type { GalleryItem, GalleryPicture } from "../fullscreen-gallery/gallery-item.ts";

/** Tiles shown at most. Specification, section 9. */
export const TILE_LIMIT = 6;

/** What a tile gallery is made of; a video stands before the pictures. Specification, section 3. */
export interface TileMedia {
  images: readonly GalleryPicture[];
  /** Address of a video of youtube, rutube or vimeo. */
  videoUrl?: string | undefined;
  /** The video's picture; by default the last of `images`, which seldom has a tile beside it. */
  videoPoster?: GalleryPicture | undefined;
}

/** All items of the gallery in their order, the video first; a video without any picture is none. */
export function listGalleryItems({ images, videoUrl, videoPoster }: TileMedia): GalleryItem[] {
  const items = images.map((image): GalleryItem => ({ image }));
  const poster = videoPoster ?? images.at(-1);
  return videoUrl && poster ? [{ image: poster, video_url: videoUrl }, ...items] : items;
}

/** The items that have a tile, and whether there are more. `limit` is at least 1. */
export function listTiles(items: readonly GalleryItem[], limit: number = TILE_LIMIT) {
  const maxTiles = Math.max(Math.trunc(limit) || 1, 1);
  return { tiles: items.slice(0, maxTiles), hasMore: items.length > maxTiles };
}
