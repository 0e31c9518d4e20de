import { defineVariant } from "../../definition/define-variant.ts";
import { ScreenFrame } from "../../parts/media-frame/screen-frame.tsx";
import { shadedScreen, shadedWords } from "../../parts/shade/shade.ts";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { stage } from "../../parts/stage/stage.ts";
import { mainIntro } from "../main-intro.block.ts";
import { Badges } from "../parts/badges.tsx";
import { IntroText } from "../parts/intro-text.tsx";
import styles from "./1-full-screen.module.css";

/** A picture from edge to edge, the words low on the left over a scrim. */
export const variant = defineVariant(
  mainIntro,
  { number: 1, title: "Во весь экран" },
  ({ id, content, page }) => (
    <Section
      width="bleed"
      padding="none"
      surface={content.media ? "plain" : "inverse"}
      underHeader={content.media !== null}
    >
      <div {...shadedScreen(content.media?.image, styles.screen)}>
        {content.media && (
          <ScreenFrame
            media={content.media}
            film={content.film}
            isPreview={page.isPreview}
            sizes="max(100vw, 140svh)"
            priority
            at="media"
          />
        )}
        <div className={styles.words}>
          <div className={`${shadedWords} ${styles.shaded}`}>
            <IntroText content={content} page={page} />
            <Badges badges={content.badges} className={`${styles.badges} ${stage(page).acts}`} />
          </div>
        </div>
        <a className={styles.cue} href={`#${id}-end`} aria-label={texts.scrollDown} />
      </div>
      <span id={`${id}-end`} />
    </Section>
  ),
);
