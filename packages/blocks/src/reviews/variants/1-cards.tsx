import { defineVariant } from "../../definition/define-variant.ts";
import { Section } from "../../parts/section/section.tsx";
import { ByFive } from "../parts/by-five.tsx";
import { ReviewAuthor } from "../parts/review-author.tsx";
import { ReviewText } from "../parts/review-text.tsx";
import { ReviewsHeading } from "../parts/reviews-heading.tsx";
import { Stars } from "../parts/stars.tsx";
import { reviews } from "../reviews.block.ts";
import styles from "./1-cards.module.css";

/** Cards in rows that are full, whatever their number. */
export const variant = defineVariant(
  reviews,
  { number: 1, title: "Карточки" },
  ({ content, data, page }) => (
    <Section surface="muted">
      <ReviewsHeading heading={content.heading} summary={data.summary} />
      <ByFive reviews={data.reviews}>
        {(shown) => (
          <ul role="list" className={styles.columns} data-count={Math.min(shown.length, 3)}>
            {shown.map((review) => (
              <li key={review.id} className={styles.item}>
                <article className={styles.card}>
                  <Stars mark={review.rating} />
                  <ReviewText text={review.text} className={styles.text} />
                  <ReviewAuthor review={review} today={page.today} className={styles.author} />
                </article>
              </li>
            ))}
          </ul>
        )}
      </ByFive>
    </Section>
  ),
);
