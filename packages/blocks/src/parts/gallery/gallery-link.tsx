import { imageUrl } from "@tour/api";
import type { Media, PictureShape } from "@tour/api";
import type { ReactNode } from "react";
import { isSafeUrl } from "../../url/is-safe-url.ts";
import { texts } from "../../texts/ru.ts";
import { Picture } from "../picture/picture.tsx";
import type { Ratio } from "../picture/picture.tsx";
import styles from "./gallery-link.module.css";

interface GalleryLinkProps {
  media: Media;
  /** Place among the gallery's pictures, from 1, and how many there are. */
  number: number;
  count: number;
  ratio: Ratio;
  /** See `Picture`. */
  shape?: PictureShape;
  sizes: string;
  /** Stands under the open picture; by default what its alternative text says. */
  caption?: string;
  /** Dotted path of the picture in the block's content. */
  at?: string;
  className?: string;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** A picture or a video's poster that opens over the window inside a `GalleryRoot`. */
export function GalleryLink(props: GalleryLinkProps) {
  const { media, number, count, ratio, shape, sizes, caption, at, className, children } = props;
  const { image } = media;
  const video = media.kind === "video" && isSafeUrl(media.video_url ?? "") ? media.video_url : "";
  const name = video ? texts.gallery.video(number, count) : texts.gallery.photo(number, count);
  return (
    <a
      className={`${styles.link} ${className ?? ""}`}
      href={video || imageUrl(image, "2000x00")}
      aria-label={image.alt || children ? undefined : name}
      aria-haspopup="dialog"
      data-gallery-item={image.url}
      data-gallery-video={video || undefined}
      data-gallery-caption={(caption ?? image.alt) || undefined}
      data-at-image={at}
    >
      <Picture image={image} ratio={ratio} shape={shape} sizes={sizes} />
      {video && <span className={styles.play} aria-hidden />}
      {children}
    </a>
  );
}
