import type { Media } from "@tour/api";
import { isSafeUrl } from "../../url/is-safe-url.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./media-frame.module.css";

/** Over a video's poster: plays it where it was published. Pictures have none. */
export function PlayLink({ media }: { media: Media }) {
  const video = media.kind === "video" && isSafeUrl(media.video_url ?? "") && media.video_url;
  if (!video) return null;
  return (
    <a className={styles.play} href={video} target="_blank" rel="noopener">
      <span className={styles.triangle} aria-hidden />
      <span>{texts.play}</span>
    </a>
  );
}
