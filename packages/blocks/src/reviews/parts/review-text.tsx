import { Prose } from "../../parts/prose/prose.tsx";
import { texts } from "../../texts/ru.ts";
import styles from "./review-text.module.css";

/** Longer texts, in characters, are cut until one asks for the rest. */
const long = 340;

/** What a traveller wrote; a long text is shortened by the style sheet alone, and can be unfolded. */
export function ReviewText({ text, className }: { text: string; className?: string }) {
  const isLong = text.length > long;
  return (
    <blockquote className={`${styles.quote} ${className ?? ""}`} data-long={isLong || undefined}>
      <Prose text={text} className={styles.text} />
      {isLong && (
        <details className={styles.more}>
          <summary className={styles.button}>
            <span className={styles.closed}>{texts.reviews.readMore}</span>
            <span className={styles.opened}>{texts.tours.showLess}</span>
          </summary>
        </details>
      )}
    </blockquote>
  );
}
