import { hyphenate } from "../../format/hyphenate.ts";
import { defineVariant } from "../../definition/define-variant.ts";
import { LongRichText } from "../../parts/long-text/long-rich-text.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { beginsLong } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./1-margin.module.css";

/** Title and text on one axis, who speaks in the margin beside them; a picture up to the page's edge. */
export const variant = defineVariant(text, { number: 1, title: "С полями" }, ({ content }) => (
  <Section width="bleed">
    <article
      className={styles.layout}
      data-has-media={Boolean(content.media)}
      data-has-initial={beginsLong(content.text)}
    >
      <Text as="p" at="heading.subtitle" className={styles.margin}>
        {content.heading.subtitle}
      </Text>
      <div className={styles.words}>
        <Text as="h2" at="heading.title" className={styles.title}>
          {hyphenate(content.heading.title)}
        </Text>
        <LongRichText html={content.text} at="text" className={styles.text} />
      </div>
      {content.media && (
        <MediaFrame
          media={content.media}
          at="media"
          ratio="4:5"
          sizes="(width < 992px) 100vw, 42vw"
          className={styles.frame}
        />
      )}
    </article>
  </Section>
));
