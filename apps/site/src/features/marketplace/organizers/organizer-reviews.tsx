import { typograph } from "@tour/blocks/format";
import { marketTexts } from "../../../texts/market.ru.ts";
import { formatDay } from "../format/format.ts";
import type { OrganizerReview } from "./load-organizer.ts";
import styles from "./organizer-page.module.css";

const texts = marketTexts.organizerPage;

interface OrganizerReviewsProps {
  reviews: readonly OrganizerReview[];
  siteUrl: string;
  today: string;
}

/** What guests wrote last, each with the tour that it is about; nothing where nobody did. */
export function OrganizerReviews({ reviews, siteUrl, today }: OrganizerReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{texts.reviews}</h2>
      <ul className={styles.reviews} role="list">
        {reviews.map((review) => (
          <li key={review.id}>
            <p className={styles.author}>
              <strong>{review.author}</strong>
              {review.city && <span>{review.city}</span>}
              <span>{formatDay(review.date, today)}</span>
              <span role="img" aria-label={`${marketTexts.rating}${review.rating} из 5`}>
                {"★".repeat(review.rating)}
              </span>
            </p>
            <p>{typograph(review.text)}</p>
            <a href={URL.parse(`/${review.tour.slug}`, siteUrl)?.href}>{review.tour.title}</a>
            {review.is_verified && <small>{texts.guest}</small>}
            {review.reply && (
              <blockquote>
                <strong>{texts.reply}</strong>
                <p>{typograph(review.reply.text)}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
