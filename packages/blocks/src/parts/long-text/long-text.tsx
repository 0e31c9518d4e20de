import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./long-text.module.css";

/** Longer texts, in characters, are cut until one asks for the rest. */
const long = 340;

interface LongTextProps {
  /** Of the text, in characters. */
  length: number;
  /** Where it is cut: everywhere, or on phones alone. */
  cuts?: "always" | "phones";
  className?: string | undefined;
  children: ReactNode;
}

/** A text of visitors or of a tour; a long one is shortened by the style sheet alone, and unfolds. */
export function LongText({ length, cuts = "always", className, children }: LongTextProps) {
  const isLong = length > long;
  return (
    <div className={`${styles.long} ${className ?? ""}`} data-is-long={isLong} data-cuts={cuts}>
      <div className={styles.text}>{children}</div>
      {isLong && (
        <details className={styles.more}>
          <summary className={styles.button}>
            <span className={styles.closed}>{texts.reviews.readMore}</span>
            <span className={styles.opened}>{texts.tours.showLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
