import type { Review } from "@tour/api";
import { formatDateRange } from "../../format/format-dates.ts";
import { typograph } from "../../format/typography.ts";
import { texts } from "../../texts/ru.ts";
import { ReviewFace } from "./review-face.tsx";
import styles from "./review-author.module.css";

interface ReviewAuthorProps {
  review: Review;
  /** Calendar date, `yyyy-MM-dd`. */
  today: string;
  className?: string;
}

/** Who wrote, with their face or initials, from where, when and of which tour, and whether by a trip that took place. */
export function ReviewAuthor({ review, today, className }: ReviewAuthorProps) {
  const { author, city, date, tour_title: tour } = review;
  return (
    <footer className={`${styles.author} ${className ?? ""}`}>
      <ReviewFace review={review} />
      <cite className={styles.name}>{author}</cite>
      <p className={styles.facts}>
        {city && <>{city} · </>}
        <time dateTime={date}>{formatDateRange(date, date, today)}</time>
      </p>
      {review.is_verified && (
        <p className={`${styles.facts} ${styles.verified}`}>{texts.reviews.verified}</p>
      )}
      {tour && <p className={styles.facts}>{typograph(tour)}</p>}
    </footer>
  );
}
