import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { impressions } from "../impressions.block.ts";
import { ImpressionWords } from "../parts/impression-words.tsx";
import { listImpressions } from "../parts/list-impressions.ts";
import styles from "./2-alternating.module.css";

/** Picture and words swap sides; each picture runs out of the page on its own side. */
export const variant = defineVariant(
  impressions,
  { number: 2, title: "Чередование" },
  ({ content, data }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <BlockHeading heading={content.heading} align="center" />
      </div>
      <ul role="list" className={styles.rows}>
        {listImpressions(content, data).map((item) => (
          <li key={item.at}>
            <article className={styles.row} data-has-picture={item.image !== null}>
              {item.image && (
                <div className={styles.picture} data-at-image={`${item.at}.image`}>
                  <Picture image={item.image} ratio="3:2" sizes="(width < 768px) 92vw, 60vw" />
                </div>
              )}
              <ImpressionWords item={item} className={styles.words} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  ),
);
