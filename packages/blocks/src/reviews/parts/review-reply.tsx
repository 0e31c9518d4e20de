import type { Review } from "@tour/api";
import { texts } from "../../texts/ru.ts";
import { ReviewText } from "./review-text.tsx";
import styles from "./review-reply.module.css";

interface ReviewReplyProps {
  reply: Review["reply"];
  /** Folded where there is no room for it, until one asks for it. */
  isFolded?: boolean;
}

/** What the organiser answers to a review; nothing where there is no answer. */
export function ReviewReply({ reply, isFolded = false }: ReviewReplyProps) {
  if (!reply) return null;
  const words = <ReviewText text={reply.text} className={styles.words} />;
  if (isFolded) {
    return (
      <details className={styles.reply}>
        <summary className={styles.title}>{texts.reviews.reply}</summary>
        {words}
      </details>
    );
  }
  return (
    <div className={styles.reply}>
      <p className={styles.title}>{texts.reviews.reply}</p>
      {words}
    </div>
  );
}
