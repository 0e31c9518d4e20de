import { Picture } from "../../parts/picture/picture.tsx";
import type { ShownArticle } from "../list-articles.ts";
import { ArticleDate } from "./article-date.tsx";
import { ArticleTitle } from "./article-title.tsx";
import { SourceMark } from "./source-mark.tsx";
import styles from "./article-card.module.css";

interface ArticleCardProps {
  article: ShownArticle;
  /** As in the `sizes` attribute of its picture. */
  sizes: string;
}

/** A publication under its picture; without one, words on a tint. All of it is one link. */
export function ArticleCard({ article, sizes }: ArticleCardProps) {
  const { image, date, at } = article;
  return (
    <article className={styles.card} data-has-picture={image !== null}>
      {image && (
        <div className={styles.frame} data-at-image={`${at}.image`}>
          <Picture image={image} ratio="3:2" sizes={sizes} alt="" />
        </div>
      )}
      <p className={styles.facts}>
        <SourceMark article={article} look="name" />
        <ArticleDate date={date} />
      </p>
      <ArticleTitle article={article} className={styles.title} />
    </article>
  );
}
