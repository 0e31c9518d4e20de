import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { isIsland, serverOnly } from "../../parts/server-only/server-only.ts";
import { texts } from "../../texts/ru.ts";
import { ByFive } from "../parts/by-five.tsx";
import { RatingSummary } from "../parts/rating-summary.tsx";
import { ReviewAuthor } from "../parts/review-author.tsx";
import { ReviewPhotos } from "../parts/review-photos.tsx";
import { ReviewReply } from "../parts/review-reply.tsx";
import { ReviewText } from "../parts/review-text.tsx";
import { Stars } from "../parts/stars.tsx";
import { reviews } from "../reviews.block.ts";
import styles from "./3-rating-list.module.css";

/** How the marks are spread stays in sight beside a list between hairlines. */
export const variant = defineVariant(
  reviews,
  { number: 3, title: "Рейтинг и список", interactive: true },
  ({ content, data, page }) => (
    <Section>
      <div className={styles.layout}>
        <div
          className={styles.summary}
          {...serverOnly(
            isIsland || (
              <>
                <BlockHeading heading={content.heading} className={styles.heading} />
                <RatingSummary summary={data.summary} look="full" />
              </>
            ),
          )}
        />
        <GalleryRoot label={texts.gallery.byTravellers} className={styles.reviews}>
          {isIsland || (
            <ByFive reviews={data.reviews}>
              {(shown) => (
                <SwipeList className={styles.list}>
                  {shown.map((review) => (
                    <li key={review.id}>
                      <article className={styles.review}>
                        <div className={styles.side}>
                          <ReviewAuthor review={review} today={page.today} />
                          <Stars mark={review.rating} />
                        </div>
                        <div className={styles.words}>
                          <ReviewText text={review.text} />
                          <ReviewPhotos review={review} />
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
      </div>
    </Section>
  ),
);
