import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { SwipeList } from "../../parts/swipe-list/swipe-list.tsx";
import { impressions } from "../impressions.block.ts";
import { ImpressionWords } from "../parts/impression-words.tsx";
import { listImpressions } from "../parts/list-impressions.ts";
import type { Impression } from "../parts/list-impressions.ts";
import styles from "./1-photo-cards.module.css";

function Card({ item, sizes }: { item: Impression; sizes: string }) {
  return (
    <article className={styles.card}>
      {item.image && (
        <div className={styles.picture} data-at-image={`${item.at}.image`}>
          <Picture image={item.image} ratio="fill" sizes={sizes} />
        </div>
      )}
      <ImpressionWords item={item} className={styles.words} />
    </article>
  );
}

/** The first as large as the page, to its edge; the others small in rows that are always full. */
export const variant = defineVariant(
  impressions,
  { number: 1, title: "Карточки с фото" },
  ({ content, data }) => {
    const [first, ...others] = listImpressions(content, data);
    return (
      <Section width="bleed" surface="muted">
        <div className={styles.first} data-has-picture={Boolean(first?.image)}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          {first && <Card item={first} sizes="(width < 992px) 100vw, 65vw" />}
        </div>
        {others.length > 0 && (
          <SwipeList className={styles.others}>
            {others.map((item) => (
              <li key={item.at}>
                <Card item={item} sizes="(width < 768px) 62vw, (width < 992px) 50vw, 440px" />
              </li>
            ))}
          </SwipeList>
        )}
      </Section>
    );
  },
);
