import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { massMedia } from "../mass-media.block.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import styles from "./2-cards.module.css";

/** Publications as in a magazine's contents: picture, who and when, title. */
export const variant = defineVariant(
  massMedia,
  { number: 2, title: "Карточки статей" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <ul role="list" className={styles.cards} data-count={data.shown.length}>
        {data.shown.map((article) => (
          <li key={article.at}>
            <ArticleCard
              article={article}
              look="card"
              sizes="(width < 576px) 100vw, (width < 992px) 50vw, 390px"
            />
          </li>
        ))}
      </ul>
    </Section>
  ),
);
