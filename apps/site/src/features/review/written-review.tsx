import { imageUrl, reviewAspects } from "@tour/api";
import type { GuestReview } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./review-page.module.css";
import { Star } from "./star.tsx";

const texts = allTexts.review;

/** What a guest wrote, and what the organiser answers. */
export function WrittenReview({ review }: { review: GuestReview }) {
  const { author, rating, aspects, text, photos, portrait, reply } = review;
  const rated = reviewAspects.filter((aspect) => aspects[aspect] !== undefined);
  return (
    <figure className={styles.review}>
      <div className={styles.stars} role="img" aria-label={texts.outOf(rating)}>
        {texts.stars.map((word, index) => (
          <span key={word} className={index < rating ? styles.filled : styles.empty}>
            <Star />
          </span>
        ))}
      </div>
      {rated.length > 0 && (
        <ul className={styles.aspects} role="list">
          {rated.map((aspect) => (
            <li key={aspect}>{texts.aspectMark(texts.aspects[aspect], aspects[aspect]!)}</li>
          ))}
        </ul>
      )}
      <blockquote className={styles.text}>{text}</blockquote>
      {photos.length > 0 && (
        <ul className={styles.photos} role="list">
          {photos.map((image, index) => (
            <li key={image.url}>
              <a href={imageUrl(image, "1600x00")}>
                <img
                  src={imageUrl(image, "320x320")}
                  alt={texts.photos.photo(index + 1)}
                  width={160}
                  height={160}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <figcaption className={styles.author}>
        {portrait && (
          <img
            src={imageUrl(portrait, "160x160")}
            alt=""
            width={48}
            height={48}
            className={styles.face}
          />
        )}
        {author}
      </figcaption>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyTitle}>{texts.reply}</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
    </figure>
  );
}
