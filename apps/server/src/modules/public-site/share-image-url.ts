import { imageUrl } from "@tour/api";
import type { SiteMetadata } from "@tour/api";

/** Specification, section 2: the share image's size in px. */
export const shareImageSize = "1200x628";

/** Where the drawn share image of a published version is served. */
export const drawnShareImagePath = (siteId: number, manifestId: number) =>
  `/media/share/${siteId}/${manifestId}.png`;

/** Metadata whose share image is a whole address: the uploaded picture's, else the drawn one's. */
export function withShareImage(metadata: SiteMetadata, manifestId: number): SiteMetadata {
  const path = metadata.share_image
    ? imageUrl(metadata.share_image, shareImageSize, "link")
    : drawnShareImagePath(metadata.id, manifestId);
  return { ...metadata, share_image: { url: new URL(path, metadata.url).href } };
}
