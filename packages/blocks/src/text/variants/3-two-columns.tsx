import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { LongRichText } from "../../parts/long-text/long-rich-text.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { fillsColumns, measureLead } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./3-two-columns.module.css";

/**
 * As in a magazine: a low picture from edge to edge of the window or, without one, a heavy rule. The
 * title in one column, the text in the other; a long one stands in two columns under the title.
 */
export const variant = defineVariant(text, { number: 3, title: "Две колонки" }, ({ content }) => (
  <Section width="bleed" surface="muted" padding={content.media ? "none" : "section"}>
    {content.media && (
      <MediaFrame
        media={content.media}
        at="media"
        ratio="21:9"
        sizes="100vw"
        className={styles.frame}
      />
    )}
    <article
      className={styles.page}
      data-has-media={content.media !== null}
      data-has-lead={measureLead(content.text) !== "long"}
      data-is-long={fillsColumns(content.text)}
    >
      <BlockHeading heading={content.heading} className={styles.heading} />
      <LongRichText html={content.text} at="text" className={styles.text} />
    </article>
  </Section>
));
