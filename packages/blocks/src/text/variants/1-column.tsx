import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { Section } from "../../parts/section/section.tsx";
import { beginsLong } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./1-column.module.css";

/** A chapter of a book: a centred title, a column begun by a large letter; a wide picture below. */
export const variant = defineVariant(text, { number: 1, title: "Колонка" }, ({ content }) => (
  <Section>
    <article className={styles.column} data-has-initial={beginsLong(content.text)}>
      <BlockHeading heading={content.heading} align="center" className={styles.heading} />
      <RichText html={content.text} at="text" className={styles.text} />
      {content.media && (
        <MediaFrame
          media={content.media}
          at="media"
          ratio="16:9"
          sizes="(width < 900px) 100vw, 860px"
          className={styles.frame}
        />
      )}
    </article>
  </Section>
));
