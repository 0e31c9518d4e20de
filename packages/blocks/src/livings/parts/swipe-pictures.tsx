import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import type { LivingView } from "../select-livings.ts";
import styles from "./swipe-pictures.module.css";

/** Pictures of one place, one at a time: a swipe turns them, a tap opens them over the window. */
export function SwipePictures({ living }: { living: LivingView }) {
  const { media, name } = living;
  if (media.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul role="list" className={styles.row}>
        {media.map((each, index) => (
          <li key={index} className={styles.slide}>
            <GalleryLink
              {...each}
              number={index + 1}
              count={media.length}
              ratio="fill"
              sizes="(width < 768px) 100vw, 600px"
              caption={each.media.image.alt || name}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {media.length > 1 && (
        <span className={styles.count} aria-hidden>
          {media.length}
        </span>
      )}
    </div>
  );
}
