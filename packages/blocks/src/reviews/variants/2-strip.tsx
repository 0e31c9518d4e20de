import { defineVariant } from "../../definition/define-variant.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { Section } from "../../parts/section/section.tsx";
import { ReviewAuthor } from "../parts/review-author.tsx";
import { ReviewText } from "../parts/review-text.tsx";
import { ReviewsHeading } from "../parts/reviews-heading.tsx";
import { Stars } from "../parts/stars.tsx";
import { reviews } from "../reviews.block.ts";
import styles from "./2-strip.module.css";

/** The fewer words, the larger. */
const chooseSize = ({ length }: string) =>
  length > 240 ? styles.quote : length > 150 ? styles.medium : styles.short;

/** One large quotation at a time, beside the traveller's own picture; the next one is a swipe away. */
export const variant = defineVariant(
  reviews,
  { number: 2, title: "Лента" },
  ({ content, data, page }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <ReviewsHeading heading={content.heading} summary={data.summary} />
      </div>
      <ScrollRow label={content.heading.title} size="wide" takesFocus className={styles.row}>
        {data.reviews.map((review) => {
          const [photo] = review.photos;
          return (
            <li key={review.id}>
              <article className={styles.slide} data-has-picture={photo !== undefined}>
                <div className={styles.words}>
                  <Stars mark={review.rating} className={styles.stars} />
                  <ReviewText text={review.text} className={chooseSize(review.text)} />
                  <ReviewAuthor review={review} today={page.today} className={styles.author} />
                </div>
                {photo && (
                  <div className={styles.picture}>
                    <Picture image={photo} ratio="fill" sizes="(width < 768px) 90vw, 420px" />
                  </div>
                )}
              </article>
            </li>
          );
        })}
      </ScrollRow>
    </Section>
  ),
);
