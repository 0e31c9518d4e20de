import type { DocumentPage as Document } from "@tour/api";
import { texts } from "../../texts/ru.ts";
import styles from "./document-text.module.css";

/** A document's text, clean since it was saved, and the day from which it holds. */
export function DocumentText({ document }: { document: Document }) {
  const { title, html, version, published_at: publishedAt } = document;
  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.edition}>
          {texts.document.edition(version)}{" "}
          <time dateTime={publishedAt}>{day.format(new Date(publishedAt))}</time>
        </p>
      </header>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Moscow" });
