import { defineVariant } from "../../definition/define-variant.ts";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { Section } from "../../parts/section/section.tsx";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { texts } from "../../texts/ru.ts";
import { ReviewAuthor } from "../parts/review-author.tsx";
import { ReviewPhotos } from "../parts/review-photos.tsx";
import { ReviewReply } from "../parts/review-reply.tsx";
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
  { number: 2, title: "Лента", interactive: true },
  ({ content, data, page }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <ReviewsHeading heading={content.heading} summary={data.summary} />
      </div>
      <GalleryRoot label={texts.gallery.byTravellers}>
        {isIsland || (
          <ScrollRow label={content.heading.title} size="wide" takesFocus className={styles.row}>
            {data.reviews.map((review) => {
              const [photo] = review.photos;
              return (
                <li key={review.id}>
                  <article className={styles.slide} data-has-picture={photo !== undefined}>
                    <div className={styles.words}>
                      <Stars mark={review.rating} className={styles.stars} />
                      <ReviewText text={review.text} className={chooseSize(review.text)} />
                      <div className={styles.foot}>
                        <ReviewPhotos review={review} skip={1} />
                        <ReviewAuthor
                          review={review}
                          today={page.today}
                          className={styles.author}
                        />
                        <ReviewReply reply={review.reply} isFolded />
                      </div>
                    </div>
                    {photo && (
                      <div className={styles.picture}>
                        <GalleryLink
                          media={{ kind: "image", image: photo }}
                          number={1}
                          count={review.photos.length}
                          ratio="fill"
                          sizes="(width < 768px) 90vw, 420px"
                          caption={texts.reviews.photoOf(review.author)}
                          className={styles.photo}
                        />
                      </div>
                    )}
                  </article>
                </li>
              );
            })}
          </ScrollRow>
        )}
      </GalleryRoot>
    </Section>
  ),
);
