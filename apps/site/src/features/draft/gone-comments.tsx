import type { LinkComment } from "@tour/api";
import { draftTexts as texts } from "../../texts/draft.ru.ts";
import { CommentList } from "./comment-list.tsx";
import styles from "./block-comments.module.css";

/** What was said of blocks that the draft has no more. */
export function GoneComments({ comments }: { comments: readonly LinkComment[] }) {
  return (
    <section className={styles.gone} aria-labelledby="gone-comments">
      <h2 id="gone-comments" className={styles.goneTitle}>
        {texts.comments.gone}
      </h2>
      <CommentList comments={comments} />
    </section>
  );
}
