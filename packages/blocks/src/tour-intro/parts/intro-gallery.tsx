import type { Film, Media } from "@tour/api";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./intro-gallery.module.css";

const maxShown = 5;

interface IntroGalleryProps {
  media: Media[];
  /** Plays over the large picture. */
  film: Film | null;
  isPreview: boolean | undefined;
}

/** One large picture and up to four beside it; on phones a row that one swipes. */
export function IntroGallery({ media, film, isPreview }: IntroGalleryProps) {
  if (media.length === 0) return null;
  const shown = media.slice(0, maxShown);
  return (
    <ul
      role="list"
      className={styles.gallery}
      data-count={shown.length}
      aria-label={texts.tour.gallery}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it on narrow screens
      tabIndex={0}
    >
      {shown.map((entry, index) => (
        <li key={index} className={styles.item}>
          <MediaFrame
            media={entry}
            ratio="fill"
            sizes={index === 0 ? "(width < 768px) 88vw, 720px" : "(width < 768px) 88vw, 360px"}
            priority={index === 0}
            film={index === 0 ? film : null}
            isPreview={isPreview}
          />
        </li>
      ))}
    </ul>
  );
}
