import { defineVariant } from "../../definition/define-variant.ts";
import { CardGrid, cardSizes } from "../../parts/card-grid/card-grid.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { press } from "../press.block.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import styles from "./2-cards.module.css";

/** Publications as in a magazine's contents: picture, who and when, title. */
export const variant = defineVariant(
  press,
  { number: 2, title: "Карточки статей" },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <CardGrid isSwiped takesFocus={!data.shown.some(({ url }) => url)} className={styles.cards}>
        {data.shown.map((article, place) => (
          <li key={article.at}>
            <ArticleCard article={article} sizes={cardSizes(place, data.shown.length, "78vw")} />
          </li>
        ))}
      </CardGrid>
    </Section>
  ),
);
