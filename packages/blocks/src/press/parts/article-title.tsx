import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import type { ShownArticle } from "../list-articles.ts";
import styles from "./article-title.module.css";

interface ArticleTitleProps {
  article: ShownArticle;
  className?: string;
}

/** The title as a link that covers its card; the quotation stands in where there is no title. */
export function ArticleTitle({ article, className }: ArticleTitleProps) {
  const { title, quote, url, at } = article;
  const key = title.trim() ? "title" : "quote";
  const words = (
    <Text as="span" at={`${at}.${key}`}>
      {hyphenate(key === "title" ? title : quote)}
    </Text>
  );
  return (
    <h3 className={`${styles.title} ${className ?? ""}`}>
      {url ? (
        <a className={styles.link} href={url} target="_blank" rel="noopener">
          {words}
        </a>
      ) : (
        words
      )}
    </h3>
  );
}
