import { LongText } from "../../parts/long-text/long-text.tsx";
import { Prose } from "../../parts/prose/prose.tsx";
import styles from "./review-text.module.css";

/** What a traveller wrote. */
export const ReviewText = ({ text, className }: { text: string; className?: string }) => (
  <blockquote className={`${styles.quote} ${className ?? ""}`}>
    <LongText length={text.length}>
      <Prose text={text} className={styles.text} />
    </LongText>
  </blockquote>
);
