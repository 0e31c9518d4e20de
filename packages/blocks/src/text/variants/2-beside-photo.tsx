import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { hasWords } from "../../parts/heading/heading-words.tsx";
import { LongRichText } from "../../parts/long-text/long-rich-text.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { text } from "../text.block.ts";
import styles from "./2-beside-photo.module.css";

/**
 * A tall picture that stays in view at the side while the text goes by. Without one the title takes
 * its place, as on the cover of a book.
 */
export const variant = defineVariant(text, { number: 2, title: "С фото сбоку" }, ({ content }) => {
  const { heading, media } = content;
  const isCover = !media && hasWords(heading);
  return (
    <Section>
      <article className={styles.layout} data-has-side={media !== null || isCover}>
        {media && (
          <div className={styles.side}>
            <MediaFrame
              media={media}
              at="media"
              ratio="4:5"
              sizes="(width < 768px) 100vw, (width < 1300px) 40vw, 480px"
              className={styles.frame}
            />
          </div>
        )}
        {isCover && (
          <div className={`${styles.side} ${styles.cover}`}>
            <BlockHeading heading={heading} className={styles.title} />
          </div>
        )}
        <div className={styles.words}>
          {media && <BlockHeading heading={heading} />}
          <LongRichText html={content.text} at="text" />
        </div>
      </article>
    </Section>
  );
});
