import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { texts } from "../../texts/ru.ts";
import { ByFive } from "../parts/by-five.tsx";
import { PhotoReview } from "../parts/photo-review.tsx";
import { ReviewsHeading } from "../parts/reviews-heading.tsx";
import { reviews } from "../reviews.block.ts";
import styles from "./4-photos.module.css";

/** Travellers' pictures lead, the first one large; they open over the window. */
export const variant = defineVariant(
  reviews,
  { number: 4, title: "Скриншоты и фото", interactive: true },
  ({ content, data, page }) => {
    const withPhotos = data.reviews.filter(({ photos }) => photos.length > 0);
    const withoutPhotos = data.reviews.filter(({ photos }) => photos.length === 0);
    return (
      <Section>
        <ReviewsHeading heading={content.heading} summary={data.summary} />
        <GalleryRoot label={texts.gallery.byTravellers}>
          {isIsland || (
            <ByFive reviews={[...withPhotos, ...withoutPhotos]}>
              {(shown) => (
                <SwipeList className={styles.reviews}>
                  {shown.map((review) => (
                    <li key={review.id} className={styles.item}>
                      <PhotoReview review={review} today={page.today} />
                    </li>
                  ))}
                </SwipeList>
              )}
            </ByFive>
          )}
        </GalleryRoot>
      </Section>
    );
  },
);
