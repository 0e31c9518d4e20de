import styles from "./rich-text-view.module.css";

/** A formatted text to read: HTML that the server has cleaned. */
export function RichTextView({ html }: { html: string }) {
  return <div className={styles.view} dangerouslySetInnerHTML={{ __html: html }} />;
}
