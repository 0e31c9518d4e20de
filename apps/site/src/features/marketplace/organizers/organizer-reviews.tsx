import { typograph } from "@tour/blocks/format";
import { marketTexts } from "../../../texts/market.ru.ts";
import { formatDay, formatCount } from "../format/format.ts";
import type { OrganizerPageView, OrganizerReview } from "./load-organizer.ts";
import { reviewsPath } from "./reviews/reviews-path.ts";
import styles from "./organizer-page.module.css";

const texts = marketTexts.organizerPage;

/** What guests wrote last, and where the rest stands; nothing where nobody did. */
export function OrganizerReviews({ view }: { view: OrganizerPageView }) {
  const { reviews, reviewsCount, published, today } = view;
  if (reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews">{texts.reviews}</h2>
      <ReviewList reviews={reviews} siteUrl={published.site.url} today={today} />
      {reviewsCount > reviews.length && (
        <p>
          <a className={styles.all} href={reviewsPath(published.slug)}>
            {texts.allReviews(formatCount(reviewsCount))}
          </a>
        </p>
      )}
    </section>
  );
}

interface ReviewListProps {
  reviews: readonly OrganizerReview[];
  siteUrl: string;
  today: string;
}

/** Reviews, each with the tour that it is about. */
export const ReviewList = ({ reviews, siteUrl, today }: ReviewListProps) => (
  <ul className={styles.reviews} role="list" data-reviews>
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
        <a
          href={URL.parse(`/${review.tour.slug}`, siteUrl)?.href}
          data-visit
          data-tour={review.tour.id}
          data-title={review.tour.title}
        >
          {review.tour.title}
        </a>
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
);
