import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { Section } from "../../parts/section/section.tsx";
import { measureLead } from "../parts/measure-lead.ts";
import { text } from "../text.block.ts";
import styles from "./3-two-columns.module.css";

/**
 * As in a magazine: a low picture from edge to edge of the page or, without one, a heavy rule; the
 * first paragraph large, as an announcement, and two columns under it.
 */
export const variant = defineVariant(text, { number: 3, title: "Две колонки" }, ({ content }) => (
  <Section surface="muted">
    <article
      className={styles.page}
      data-has-media={content.media !== null}
      data-has-lead={measureLead(content.text) !== "long"}
    >
      {content.media && (
        <MediaFrame
          media={content.media}
          at="media"
          ratio="21:9"
          sizes="(width < 1300px) 100vw, 1200px"
          className={styles.frame}
        />
      )}
      <BlockHeading heading={content.heading} className={styles.heading} />
      <RichText html={content.text} at="text" className={styles.text} />
    </article>
  </Section>
));
