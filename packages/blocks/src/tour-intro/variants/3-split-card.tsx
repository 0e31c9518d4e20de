import { defineVariant } from "../../definition/define-variant.ts";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { BookingBar } from "../parts/booking-bar.tsx";
import { BookingCard } from "../parts/booking-card.tsx";
import { IntroFacts } from "../parts/intro-facts.tsx";
import { IntroText, IntroTitle } from "../parts/intro-title.tsx";
import { tourIntro } from "../tour-intro.block.ts";
import styles from "./3-split-card.module.css";

/** Words and pictures on the left; a card with price and dates stays in view on the right. */
export const variant = defineVariant(
  tourIntro,
  { number: 3, title: "Сплит с карточкой" },
  ({ content, data: { intro }, page }) => {
    if (!intro) return null;
    const [first, ...others] = intro.media;
    return (
      <>
        <Section surface="muted">
          <div className={styles.split}>
            <IntroTitle content={content} intro={intro} className={styles.title} />
            <BookingCard content={content} intro={intro} page={page} className={styles.card}>
              {first && (
                <MediaFrame
                  media={first}
                  ratio="3:2"
                  sizes="(width < 992px) 100vw, 400px"
                  priority
                />
              )}
            </BookingCard>
            <div className={styles.rest}>
              <IntroFacts intro={intro} className={styles.facts} />
              <IntroText content={content} intro={intro} />
              {others.length > 0 && (
                <div className={styles.pictures} data-count={Math.min(others.length, 2)}>
                  {others.slice(0, 2).map((media, index) => (
                    <MediaFrame
                      key={index}
                      media={media}
                      ratio={others.length === 1 ? "16:9" : "4:5"}
                      sizes="(width < 992px) 50vw, 360px"
                      className={styles.picture}
                    />
                  ))}
                </div>
              )}
            </div>
          </div>
        </Section>
        <BookingBar link={content.link} intro={intro} page={page} />
      </>
    );
  },
);
