import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { aboutInfo } from "../about-info.block.ts";
import { Facts } from "../parts/facts.tsx";
import { AboutText } from "../parts/about-text.tsx";
import styles from "./3-collage.module.css";

/** Three pictures that overlap, each of its own ratio, and the text in the gap between them. */
export const variant = defineVariant(
  aboutInfo,
  { number: 3, title: "Коллаж" },
  ({ content, data, page }) => {
    const [tall, wide, square] = data.pictures;
    return (
      <Section>
        <div className={styles.collage} data-count={data.pictures.length}>
          <div className={styles.start}>
            {wide && (
              <MediaFrame
                {...wide}
                ratio="3:2"
                sizes="(width < 768px) 100vw, 700px"
                className={styles.wide}
              />
            )}
            <div className={styles.words}>
              <BlockHeading heading={content.heading} />
              <AboutText content={content} page={page} />
            </div>
          </div>
          <div className={styles.end}>
            {tall && (
              <MediaFrame
                {...tall}
                ratio="4:5"
                sizes="(width < 768px) 66vw, 560px"
                className={styles.tall}
              />
            )}
            {square && (
              <MediaFrame
                {...square}
                ratio="1:1"
                sizes="(width < 768px) 50vw, 300px"
                className={styles.square}
              />
            )}
            <Facts facts={content.facts} look="grid" className={styles.facts} />
          </div>
        </div>
      </Section>
    );
  },
);
