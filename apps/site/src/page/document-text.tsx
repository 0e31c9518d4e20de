import type { ReactNode } from "react";
import styles from "./document-text.module.css";

interface DocumentTextProps {
  title: string;
  /** Clean since it was saved. */
  html: string;
  /** Which edition of it this is. */
  children: ReactNode;
}

/** A document to read: what it is, then its text. */
export function DocumentText({ title, html, children }: DocumentTextProps) {
  return (
    <article className={styles.document}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.edition}>{children}</div>
      </header>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
