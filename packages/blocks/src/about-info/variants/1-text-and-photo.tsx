import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { MediaFrame } from "../../parts/media-frame/media-frame.tsx";
import { Section } from "../../parts/section/section.tsx";
import { aboutInfo } from "../about-info.block.ts";
import { Facts } from "../parts/facts.tsx";
import { AboutText } from "../parts/about-text.tsx";
import styles from "./1-text-and-photo.module.css";

/** The text on one side, one tall picture on the other. */
export const variant = defineVariant(
  aboutInfo,
  { number: 1, title: "Текст и фото" },
  ({ content, data, page }) => {
    const [first] = data.pictures;
    return (
      <Section>
        <div className={styles.layout} data-has-media={first !== undefined}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          {first && (
            <div className={styles.picture}>
              <MediaFrame
                {...first}
                ratio="4:5"
                sizes="(width < 768px) 100vw, (width < 1300px) 45vw, 560px"
                className={styles.frame}
              />
            </div>
          )}
          <div className={styles.words}>
            <AboutText content={content} page={page} />
          </div>
          <Facts facts={content.facts} look="grid" className={styles.facts} />
        </div>
      </Section>
    );
  },
);
