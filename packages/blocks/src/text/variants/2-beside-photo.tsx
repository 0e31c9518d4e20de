import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { Section } from "../../parts/section/section.tsx";
import { text } from "../text.block.ts";
import styles from "./2-beside-photo.module.css";

/** A tall picture that stays in view at the side while the text goes by. */
export const variant = defineVariant(text, { number: 2, title: "С фото сбоку" }, ({ content }) => (
  <Section>
    <article className={styles.layout} data-has-media={content.media !== null}>
      {content.media && (
        <div className={styles.side}>
          <MediaFrame
            media={content.media}
            at="media"
            ratio="4:5"
            sizes="(width < 768px) 100vw, (width < 1300px) 40vw, 480px"
            className={styles.frame}
          />
        </div>
      )}
      <div className={styles.words}>
        <BlockHeading heading={content.heading} />
        <RichText html={content.text} at="text" />
      </div>
    </article>
  </Section>
));
