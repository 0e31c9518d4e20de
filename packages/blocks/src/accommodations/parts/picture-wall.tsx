import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import type { AccommodationView } from "../select-accommodations.ts";
import styles from "./picture-wall.module.css";

/** So many pictures are on the wall; the others open after them. */
const shown = 3;

/**
 * One large picture of a place and two small ones, of one shape together whatever their number. All
 * of them open over the window; without script the others stand under the wall.
 */
export function PictureWall({ accommodation }: { accommodation: AccommodationView }) {
  const { media, name } = accommodation;
  if (media.length === 0) return null;
  return (
    <ul role="list" className={styles.wall} data-gallery={name}>
      {media.map((each, index) => (
        <li key={index} className={styles.cell}>
          <GalleryLink
            {...each}
            number={index + 1}
            count={media.length}
            ratio="fill"
            sizes={
              index === 0
                ? "(width < 768px) 84vw, (width < 992px) 50vw, 700px"
                : "(width < 768px) 42vw, (width < 992px) 25vw, 350px"
            }
            caption={each.media.image.alt || name}
            className={styles.picture}
          />
          {index === shown - 1 && media.length > shown && (
            <span className={styles.more} aria-hidden>
              +{media.length - shown}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
