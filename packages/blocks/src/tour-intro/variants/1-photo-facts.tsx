import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { ScreenFrame } from "../../parts/media-frame/screen-frame.tsx";
import { IntroPrice } from "../parts/intro-price.tsx";
import { shadedScreen, shadedWords } from "../../parts/shade/shade.ts";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { BookingBar } from "../parts/booking-bar.tsx";
import { IntroActions } from "../parts/intro-actions.tsx";
import { IntroFacts } from "../parts/intro-facts.tsx";
import { IntroText, IntroTitle } from "../parts/intro-title.tsx";
import { TrustRow } from "../parts/trust-row.tsx";
import { tourIntro } from "../tour-intro.block.ts";
import styles from "./1-photo-facts.module.css";

/** A picture from edge to edge; a panel with the facts and the price crosses its lower edge. */
export const variant = defineVariant(
  tourIntro,
  { number: 1, title: "Фото и факты" },
  ({ id, content, data: { intro }, page }) => {
    if (!intro) return null;
    const [media] = intro.media;
    return (
      <>
        <Section width="bleed" padding="none" underHeader={media !== undefined}>
          <div {...shadedScreen(media?.image, styles.screen)}>
            {media && (
              <ScreenFrame
                media={media}
                film={content.film}
                isPreview={page.isPreview}
                sizes="max(100vw, 130svh)"
                priority
              />
            )}
            <div className={styles.title}>
              <IntroTitle
                content={content}
                intro={intro}
                className={`${shadedWords} ${styles.shaded}`}
              />
            </div>
          </div>
          <div className={styles.below}>
            <div className={styles.panel}>
              <IntroFacts intro={intro} className={styles.facts} />
              <div className={styles.act}>
                <p className={styles.price}>
                  <span className={styles.label}>{texts.tour.price}</span>
                  <IntroPrice intro={intro} className={styles.amount} />
                </p>
                <Action link={content.link} page={page} className={styles.button} />
                <TrustRow intro={intro} today={page.today} className={styles.trust} />
              </div>
            </div>
            <IntroText content={content} intro={intro} className={styles.text} />
            <IntroActions id={id} intro={intro} />
          </div>
        </Section>
        <BookingBar id={id} link={content.link} intro={intro} page={page} />
      </>
    );
  },
);
