import { defineVariant } from "../../definition/define-variant.ts";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { Section } from "../../parts/section/section.tsx";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { texts } from "../../texts/ru.ts";
import { ByFive } from "../parts/by-five.tsx";
import { ReviewAuthor } from "../parts/review-author.tsx";
import { ReviewPhotos } from "../parts/review-photos.tsx";
import { ReviewReply } from "../parts/review-reply.tsx";
import { ReviewText } from "../parts/review-text.tsx";
import { ReviewsHeading } from "../parts/reviews-heading.tsx";
import { Stars } from "../parts/stars.tsx";
import { reviews } from "../reviews.block.ts";
import styles from "./1-cards.module.css";

/** Cards in rows that are full, whatever their number. */
export const variant = defineVariant(
  reviews,
  { number: 1, title: "Карточки", interactive: true },
  ({ content, data, page }) => (
    <Section surface="muted">
      <ReviewsHeading heading={content.heading} summary={data.summary} />
      <GalleryRoot label={texts.gallery.byTravellers}>
        {isIsland || (
          <ByFive reviews={data.reviews}>
            {(shown) => (
              <SwipeList className={styles.columns} count={Math.min(shown.length, 3)}>
                {shown.map((review) => (
                  <li key={review.id} className={styles.item}>
                    <article className={styles.card}>
                      <Stars mark={review.rating} />
                      <div className={styles.words}>
                        <ReviewText text={review.text} className={styles.text} />
                        <ReviewPhotos review={review} />
                      </div>
                      <div className={styles.foot}>
                        <ReviewAuthor review={review} today={page.today} />
                        <ReviewReply reply={review.reply} />
                      </div>
                    </article>
                  </li>
                ))}
              </SwipeList>
            )}
          </ByFive>
        )}
      </GalleryRoot>
    </Section>
  ),
);
