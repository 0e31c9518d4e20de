import type { Media } from "@tour/api";
import { isSafeUrl } from "../../content/url.ts";
import { texts } from "../../texts/ru.ts";
import { Picture } from "../picture/picture.tsx";
import type { Ratio } from "../picture/picture.tsx";
import styles from "./media-frame.module.css";

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
  const video = media.kind === "video" && isSafeUrl(media.video_url ?? "") && media.video_url;
  return (
    <figure className={`${styles.frame} ${className ?? ""}`} data-ratio={ratio} data-at-image={at}>
      <Picture image={media.image} ratio={ratio} sizes={sizes} priority={priority} />
      {video && (
        <a className={styles.play} href={video} target="_blank" rel="noopener">
          <span className={styles.triangle} aria-hidden />
          <span>{texts.play}</span>
        </a>
      )}
    </figure>
  );
}
