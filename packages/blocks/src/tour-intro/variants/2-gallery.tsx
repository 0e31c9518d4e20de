import { defineVariant } from "../../definition/define-variant.ts";
import { Section } from "../../parts/section/section.tsx";
import { BookingBar } from "../parts/booking-bar.tsx";
import { BookingCard } from "../parts/booking-card.tsx";
import { IntroActions } from "../parts/intro-actions.tsx";
import { IntroFacts } from "../parts/intro-facts.tsx";
import { IntroGallery } from "../parts/intro-gallery.tsx";
import { IntroText, IntroTitle } from "../parts/intro-title.tsx";
import { tourIntro } from "../tour-intro.block.ts";
import styles from "./2-gallery.module.css";

/** Five pictures lead; the title and the booking card stand under them. */
export const variant = defineVariant(
  tourIntro,
  { number: 2, title: "Галерея сверху" },
  ({ id, content, data: { intro }, page }) => {
    if (!intro) return null;
    return (
      <>
        <Section padding="none" className={styles.layout}>
          <IntroGallery media={intro.media} film={content.film} isPreview={page.isPreview} />
          <div className={styles.words}>
            <IntroTitle content={content} intro={intro} className={styles.title} />
            <BookingCard content={content} intro={intro} page={page} className={styles.card} />
            <div className={styles.rest}>
              <IntroFacts intro={intro} className={styles.facts} />
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
