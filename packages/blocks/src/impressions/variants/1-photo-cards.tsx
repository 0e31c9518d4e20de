import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { impressions } from "../impressions.block.ts";
import { ImpressionWords } from "../parts/impression-words.tsx";
import { listImpressions } from "../parts/list-impressions.ts";
import styles from "./1-photo-cards.module.css";

/** Cards whose picture fills the upper half; the last ones widen, so that no row ends early. */
export const variant = defineVariant(
  impressions,
  { number: 1, title: "Карточки с фото" },
  ({ content, data }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.cards}>
        {listImpressions(content, data).map((item) => (
          <li key={item.at} className={styles.item}>
            <article className={styles.card}>
              {item.image && (
                <div className={styles.picture} data-at-image={`${item.at}.image`}>
                  <Picture
                    image={item.image}
                    ratio="fill"
                    sizes="(width < 576px) 100vw, (width < 992px) 50vw, 600px"
                  />
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
