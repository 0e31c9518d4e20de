import type { LinkComment } from "@tour/api";
import { sayMomentThere } from "@tour/blocks/format";
import { draftTexts } from "../../texts/draft.ru.ts";
import styles from "./block-comments.module.css";

const texts = draftTexts.comments;

type Written = LinkComment["replies"][number];

/** Comments with the answers below each. */
export function CommentList({ comments }: { comments: readonly LinkComment[] }) {
  return (
    <ul className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`} className={styles.comment}>
          <Said {...comment} />
          {comment.is_settled && <p className={styles.settled}>{texts.settled}</p>}
          {comment.replies.length > 0 && (
            <ul className={styles.answers}>
              {comment.replies.map((reply) => (
                <li key={reply.id}>
                  <Said {...reply} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Said({ author, text, created_at: at }: Written) {
  return (
    <>
      <p className={styles.who}>
        <b>{author}</b> {/* Without a script it stays Moscow's time, which it says. */}
        <time dateTime={at} data-written="">
          {sayMomentThere(at, "Europe/Moscow")}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}
