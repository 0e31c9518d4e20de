/** A picture's address, alone or with its alternative text; a `{size}` in it is filled. */
export type GalleryPicture = string | { url: string; alt?: string | undefined };

/** A picture or a video of a gallery. Specification, section 3 (gallery item). */
export interface GalleryItem {
  /** The picture, or the video's poster. */
  image: GalleryPicture;
  /** Says what is to be seen; by default that of `image`. */
  alt?: string | undefined;
  /** Address of a video of youtube, rutube or vimeo; another address leaves the picture alone. */
  video_url?: string | undefined;
  /** Stands under the picture. */
  caption?: string | undefined;
}

/** Address of an item's picture, its `{size}` still in it. */
export function readUrl(picture: GalleryPicture): string {
  return typeof picture === "string" ? picture : picture.url;
}

/** What is to be seen on an item; empty when nobody said it. */
export function readAlt({ alt, image }: GalleryItem): string {
  return alt ?? (typeof image === "string" ? "" : (image.alt ?? ""));
}
