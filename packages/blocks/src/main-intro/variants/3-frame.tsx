import { defineVariant } from "../../definition/define-variant.ts";
import { DepartureStrip } from "../../parts/departure-strip/departure-strip.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { stage } from "../../parts/stage/stage.ts";
import { mainIntro } from "../main-intro.block.ts";
import { Badges } from "../parts/badges.tsx";
import { IntroText } from "../parts/intro-text.tsx";
import styles from "./3-frame.module.css";

/** A framed picture, the title crossing its edge, the next departures under it. */
export const variant = defineVariant(
  mainIntro,
  { number: 3, title: "Рамка" },
  ({ content, data, page }) => (
    <Section padding="none">
      <div className={styles.layout} data-has-media={content.media !== null}>
        {content.media && (
          <div className={styles.frame}>
            <MediaFrame
              media={content.media}
              film={content.film}
              isPreview={page.isPreview}
              ratio="fill"
              sizes="(width < 768px) 190vw, (width < 1520px) 100vw, 1440px"
              priority
              at="media"
            />
          </div>
        )}
        <div className={styles.plate}>
          <IntroText content={content} page={page} />
          {!content.media && (
            <Badges badges={content.badges} className={`${styles.below} ${stage(page).acts}`} />
          )}
        </div>
        {content.media && (
          <Badges badges={content.badges} className={`${styles.badges} ${stage(page).acts}`} />
        )}
        <DepartureStrip
          departures={data.departures}
          today={page.today}
          className={`${styles.strip} ${stage(page).acts}`}
        />
      </div>
    </Section>
  ),
);
