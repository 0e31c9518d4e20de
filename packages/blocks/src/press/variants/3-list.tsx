import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { press } from "../press.block.ts";
import { ArticleDate } from "../parts/article-date.tsx";
import { ArticleTitle } from "../parts/article-title.tsx";
import { SourceMark } from "../parts/source-mark.tsx";
import styles from "./3-list.module.css";

/** Rows without pictures, aligned as a table: who, what, when. */
export const variant = defineVariant(press, { number: 3, title: "Список" }, ({ content, data }) => (
  <Section surface="muted">
    <BlockHeading heading={content.heading} />
    <ul role="list" className={styles.rows}>
      {data.shown.map((article) => (
        <li key={article.at} className={styles.row}>
          <SourceMark article={article} look="name" className={styles.source} />
          <ArticleTitle article={article} className={styles.title} />
          <ArticleDate date={article.date} className={styles.date} />
        </li>
      ))}
    </ul>
  </Section>
));
