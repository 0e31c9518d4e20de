import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { impressions } from "../impressions.block.ts";
import { ImpressionWords } from "../parts/impression-words.tsx";
import { listImpressions } from "../parts/list-impressions.ts";
import styles from "./2-pinned.module.css";

/**
 * A picture that stays in view while the words pass it, and is covered by the next one with its words.
 * On phones a row that is swiped.
 */
export const variant = defineVariant(
  impressions,
  { number: 2, title: "Закреплённое фото" },
  ({ content, data }) => (
    <Section width="bleed">
      <div className={styles.heading}>
        <BlockHeading heading={content.heading} />
      </div>
      <SwipeList className={styles.items}>
        {listImpressions(content, data).map((item) => (
          <li key={item.at} className={styles.item} data-has-picture={item.image !== null}>
            {item.image && (
              <div className={styles.picture} data-at-image={`${item.at}.image`}>
                <Picture image={item.image} ratio="4:5" sizes="(width < 768px) 78vw, 50vw" />
              </div>
            )}
            <ImpressionWords item={item} className={styles.words} />
          </li>
        ))}
      </SwipeList>
    </Section>
  ),
);
