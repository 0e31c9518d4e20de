import type { Media } from "@tour/api";
import { Picture } from "../picture/picture.tsx";
import type { Ratio } from "../picture/picture.tsx";
import styles from "./media-frame.module.css";
import { PlayLink } from "./play-link.tsx";

interface MediaFrameProps {
  media: Media;
  ratio: Ratio;
  sizes: string;
  priority?: boolean;
  /** Dotted path of the media in the block's content. */
  at?: string;
  className?: string;
}

/** A picture, or a video's poster with a link that plays it where it was published. */
export function MediaFrame({ media, ratio, sizes, priority, at, className }: MediaFrameProps) {
  return (
    <figure className={`${styles.frame} ${className ?? ""}`} data-ratio={ratio} data-at-image={at}>
      <Picture image={media.image} ratio={ratio} sizes={sizes} priority={priority} />
      <PlayLink media={media} />
    </figure>
  );
}
