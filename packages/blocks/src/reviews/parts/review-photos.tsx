import type { Review } from "@tour/api";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./review-photos.module.css";

interface ReviewPhotosProps {
  review: Pick<Review, "author" | "photos">;
  /** So many of them are shown elsewhere. */
  skip?: number;
}

/** Small pictures of one traveller, which open over the window; nothing without any. */
export function ReviewPhotos({ review: { author, photos }, skip = 0 }: ReviewPhotosProps) {
  if (photos.length <= skip) return null;
  return (
    <ul role="list" className={styles.photos} aria-label={texts.reviews.photosOf(author)}>
      {photos.slice(skip).map((image, index) => (
        // One picture may have been sent twice.
        <li key={`${index} ${image.url}`} className={styles.item}>
          <GalleryLink
            media={{ kind: "image", image }}
            number={skip + index + 1}
            count={photos.length}
            ratio="1:1"
            sizes="72px"
            caption={texts.reviews.photoOf(author)}
            className={styles.photo}
          />
        </li>
      ))}
    </ul>
  );
}
