import { defineVariant } from "../../definition/define-variant.ts";
import { ChoiceFold, ChoiceFolds } from "../../parts/choice-folds/choice-folds.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { ShownArticle } from "../list-articles.ts";
import { ArticleDate } from "../parts/article-date.tsx";
import { SourceMark } from "../parts/source-mark.tsx";
import { press } from "../press.block.ts";
import styles from "./1-quotation.module.css";

/** The longer, the smaller it is set. */
function lengthOf({ length }: string): "short" | "medium" | "long" {
  if (length <= 80) return "short";
  return length <= 180 ? "medium" : "long";
}

/** What was written, as large as it fits; of an article without a quotation, its title. */
function Quotation({ article }: { article: ShownArticle }) {
  const { url, source, quote, title, date, at } = article;
  const isQuote = Boolean(quote.trim());
  return (
    <div className={styles.panel}>
      <Text
        as="blockquote"
        at={`${at}.${isQuote ? "quote" : "title"}`}
        className={`${styles.quote} ${styles[lengthOf(isQuote ? quote : title)]} ${isQuote ? styles.quoted : ""}`}
      >
        {isQuote ? quote : title}
      </Text>
      <p className={styles.from}>
        {isQuote && (
          <Text as="span" at={`${at}.title`} className={styles.title}>
            {title}
          </Text>
        )}
        <ArticleDate date={date} />
        {url && (
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={texts.media.readAt(source)}
          >
            {texts.media.read}
          </a>
        )}
      </p>
    </div>
  );
}

/** One giant quotation, the marks of those who wrote beneath it to choose by. */
export const variant = defineVariant(
  press,
  { number: 1, title: "Крупная цитата" },
  ({ id, content, data }) => (
    <Section surface="muted">
      <BlockHeading heading={content.heading} isQuiet />
      <ChoiceFolds className={styles.articles}>
        {data.shown.map((article, index) => (
          <ChoiceFold
            key={article.at}
            name={`${id}-article`}
            isOpen={index === 0}
            label={<SourceMark article={article} look="logo" className={styles.mark} />}
            labelClassName={styles.tab}
          >
            <Quotation article={article} />
          </ChoiceFold>
        ))}
      </ChoiceFolds>
    </Section>
  ),
);
