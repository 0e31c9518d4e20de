import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { press } from "../press.block.ts";
import { ArticleCard } from "../parts/article-card.tsx";
import { ArticleDate } from "../parts/article-date.tsx";
import { ArticleTitle } from "../parts/article-title.tsx";
import { SourceMark } from "../parts/source-mark.tsx";
import styles from "./4-lead-article.module.css";

/** As a front page: one publication large with its words, the others small beside it. */
export const variant = defineVariant(
  press,
  { number: 4, title: "Главная статья" },
  ({ content, data }) => {
    const [lead, ...others] = data.shown;
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <div className={styles.page} data-is-alone={others.length === 0}>
          {lead && (
            <ArticleCard
              article={lead}
              look="lead"
              sizes="(width < 768px) 100vw, (width < 1300px) 60vw, 700px"
            />
          )}
          {others.length > 0 && (
            <ul role="list" className={styles.others} aria-label={texts.media.others}>
              {others.map((article) => (
                <li key={article.at} className={styles.other}>
                  <div className={styles.words}>
                    <p className={styles.facts}>
                      <SourceMark article={article} look="name" />
                      <ArticleDate date={article.date} />
                    </p>
                    <ArticleTitle article={article} className={styles.title} />
                  </div>
                  {article.image && (
                    <div className={styles.thumbnail} data-at-image={`${article.at}.image`}>
                      <Picture image={article.image} ratio="1:1" sizes="120px" alt="" />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
    );
  },
);
