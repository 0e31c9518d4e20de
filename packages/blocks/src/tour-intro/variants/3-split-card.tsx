import { defineVariant } from "../../definition/define-variant.ts";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { BookingBar } from "../parts/booking-bar.tsx";
import { BookingCard } from "../parts/booking-card.tsx";
import { IntroActions } from "../parts/intro-actions.tsx";
import { IntroFacts } from "../parts/intro-facts.tsx";
import { IntroText, IntroTitle } from "../parts/intro-title.tsx";
import { tourIntro } from "../tour-intro.block.ts";
import styles from "./3-split-card.module.css";

/**
 * A tall picture cut by the page's edge, the facts over its foot; the title, the price and the dates
 * stay in view beside it.
 */
export const variant = defineVariant(
  tourIntro,
  { number: 3, title: "Сплит с карточкой" },
  ({ id, content, data: { intro }, page }) => {
    if (!intro) return null;
    const [first] = intro.media;
    return (
      <>
        <Section width="bleed" padding="none">
          <div className={styles.split} data-has-media={Boolean(first)}>
            <div className={styles.view}>
              {first && (
                <MediaFrame
                  media={first}
                  film={content.film}
                  isPreview={page.isPreview}
                  ratio="4:5"
                  sizes="(width < 992px) 100vw, 58vw"
                  priority
                  className={styles.picture}
                />
              )}
              <IntroFacts intro={intro} className={styles.facts} />
            </div>
            <div className={styles.words}>
              <IntroTitle content={content} intro={intro} className={styles.title} />
              <BookingCard content={content} intro={intro} page={page} />
              <IntroText content={content} intro={intro} />
              <IntroActions id={id} intro={intro} />
            </div>
          </div>
        </Section>
        <BookingBar id={id} link={content.link} intro={intro} page={page} />
      </>
    );
  },
);
