import type { Review } from "@tour/api";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { texts } from "../../texts/ru.ts";
import { ReviewAuthor } from "./review-author.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { ReviewReply } from "./review-reply.tsx";
import { ReviewText } from "./review-text.tsx";
import { Stars } from "./stars.tsx";
import styles from "./photo-review.module.css";

/** More pictures of one traveller stand small below the words. */
const photosShown = 3;

/** A review whose pictures come first; one without them is set as words on a tint. */
export function PhotoReview({ review, today }: { review: Review; today: string }) {
  const photos = review.photos.slice(0, photosShown);
  return (
    <article className={styles.review} data-has-picture={photos.length > 0}>
      {photos.length > 0 && (
        <div className={styles.photos} data-count={photos.length}>
          {photos.map((image, index) => (
            <GalleryLink
              // One picture may have been sent twice.
              key={`${index} ${image.url}`}
              media={{ kind: "image", image }}
              number={index + 1}
              count={photos.length}
              ratio="fill"
              sizes="(width < 576px) 100vw, (width < 992px) 60vw, 640px"
              caption={texts.reviews.photoOf(review.author)}
              className={styles.photo}
            />
          ))}
        </div>
      )}
      <div className={styles.words}>
        <Stars mark={review.rating} />
        <ReviewText text={review.text} />
        <ReviewPhotos review={review} skip={photosShown} />
        <ReviewAuthor review={review} today={today} />
        <ReviewReply reply={review.reply} isFolded />
      </div>
    </article>
  );
}
