import { defineVariant } from "../../definition/define-variant.ts";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { measureLead } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./4-quote.module.css";

/** The first paragraph as large as a poster, centred on the accent's tint, signed below. */
export const variant = defineVariant(text, { number: 4, title: "Цитата" }, ({ content }) => {
  const { heading, media } = content;
  return (
    <Section>
      <article className={styles.card} data-length={measureLead(content.text)}>
        <Text as="h2" at="heading.title" className={styles.title}>
          {heading.title}
        </Text>
        <RichText html={content.text} at="text" className={styles.text} />
        {(media || heading.subtitle.trim()) && (
          <div className={styles.author}>
            {media && (
              <MediaFrame
                media={{ ...media, kind: "image" }}
                at="media"
                ratio="1:1"
                sizes="80px"
                className={styles.portrait}
              />
            )}
            <Text as="p" at="heading.subtitle">
              {heading.subtitle}
            </Text>
          </div>
        )}
      </article>
    </Section>
  );
});
