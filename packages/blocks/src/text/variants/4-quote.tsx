import { defineVariant } from "../../definition/define-variant.ts";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { measureLead } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./4-quote.module.css";

/** The first paragraph as large as a poster on the accent's tint, signed; a picture is the page's foot. */
export const variant = defineVariant(text, { number: 4, title: "Цитата" }, ({ content }) => {
  const { heading, media } = content;
  return (
    <Section width="bleed" padding="none">
      <article className={styles.page} data-length={measureLead(content.text)}>
        <div className={styles.words}>
          <Text as="h2" at="heading.title" className={styles.title}>
            {heading.title}
          </Text>
          <RichText html={content.text} at="text" className={styles.text} />
          <Text as="p" at="heading.subtitle" className={styles.author}>
            {heading.subtitle}
          </Text>
        </div>
        {media && (
          <MediaFrame
            media={media}
            at="media"
            ratio="21:9"
            sizes="100vw"
            className={styles.picture}
          />
        )}
      </article>
    </Section>
  );
});
