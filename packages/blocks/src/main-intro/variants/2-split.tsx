import { defineVariant } from "../../definition/define-variant.ts";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { stage } from "../../parts/stage/stage.ts";
import { mainIntro } from "../main-intro.block.ts";
import { Badges } from "../parts/badges.tsx";
import { IntroText } from "../parts/intro-text.tsx";
import styles from "./2-split.module.css";

/** Words on one half, a picture cut by the page's edge on the other. */
export const variant = defineVariant(
  mainIntro,
  { number: 2, title: "Сплит" },
  ({ content, page }) => (
    <Section width="bleed" padding="none">
      <div className={styles.split} data-has-media={content.media !== null}>
        <div className={styles.words}>
          <IntroText content={content} page={page} />
          <Badges badges={content.badges} className={`${styles.badges} ${stage(page).acts}`} />
        </div>
        {content.media && (
          <div className={styles.picture}>
            <MediaFrame
              media={content.media}
              film={content.film}
              isPreview={page.isPreview}
              ratio="fill"
              sizes="(width < 992px) 100vw, max(50vw, 126svh)"
              priority
              at="media"
            />
          </div>
        )}
      </div>
    </Section>
  ),
);
