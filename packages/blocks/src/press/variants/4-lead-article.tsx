import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { ShownArticle } from "../list-articles.ts";
import { press } from "../press.block.ts";
import { ArticleDate } from "../parts/article-date.tsx";
import { ArticleTitle } from "../parts/article-title.tsx";
import { SourceMark } from "../parts/source-mark.tsx";
import styles from "./4-lead-article.module.css";

/** Who published it and when. */
function Facts({ article }: { article: ShownArticle }) {
  return (
    <p className={styles.facts}>
      <SourceMark article={article} look="name" />
      <ArticleDate date={article.date} />
    </p>
  );
}

/** Its title faces what it says. */
function Lead({ article }: { article: ShownArticle }) {
  const { image, title, quote, at } = article;
  return (
    <article className={styles.lead}>
      {image && (
        <div className={styles.picture} data-at-image={`${at}.image`}>
          <Picture image={image} ratio="fill" sizes="100vw" alt="" />
        </div>
      )}
      <div className={styles.story}>
        <div className={styles.words}>
          <Facts article={article} />
          <ArticleTitle article={article} className={styles.headline} />
        </div>
        {title.trim() && (
          <Text as="p" at={`${at}.quote`} className={styles.quote}>
            {quote}
          </Text>
        )}
      </div>
    </article>
  );
}

/** As a front page: one publication from edge to edge, the others small in a row that is always full. */
export const variant = defineVariant(
  press,
  { number: 4, title: "Главная статья" },
  ({ content, data }) => {
    const [lead, ...others] = data.shown;
    return (
      <Section width="bleed">
        <div className={styles.edge}>
          <BlockHeading heading={content.heading} isQuiet className={styles.heading} />
        </div>
        {lead && <Lead article={lead} />}
        {others.length > 0 && (
          <ul role="list" className={styles.others} aria-label={texts.media.others}>
            {others.map((article) => (
              <li key={article.at} className={styles.other}>
                <div className={styles.words}>
                  <Facts article={article} />
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
      </Section>
    );
  },
);
