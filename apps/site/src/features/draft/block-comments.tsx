import type { LinkComment, PageType } from "@tour/api";
import { draftLinkLimits } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import type { SentForm } from "../../services/route-context.ts";
import { draftTexts } from "../../texts/draft.ru.ts";
import { CommentList } from "./comment-list.tsx";
import styles from "./block-comments.module.css";

const texts = draftTexts.comments;

interface BlockCommentsProps {
  comments: readonly LinkComment[];
  isOpen: boolean;
  target: Target;
  /** What did not go through the form, and why. */
  sent: SentForm | undefined;
}

interface Target {
  type: PageType;
  /** Of the page. */
  path: string;
  blockId: string;
}

/** A pin at a block's lower corner: what is said of the block, and a form to say more. */
export function BlockComments({ comments, isOpen, target, sent }: BlockCommentsProps) {
  const open = comments.filter((one) => !one.is_settled).length;
  return (
    <div className={styles.place} data-pin="">
      <details name="comments" open={isOpen} className={styles.pin} id={`c-${target.blockId}`}>
        <summary className={styles.summary} data-open={open > 0 || undefined}>
          <Bubble />
          {comments.length > 0 ? texts.count(`${comments.length}`) : texts.add}
        </summary>
        <div className={styles.panel}>
          {comments.length > 0 ? (
            <CommentList comments={comments} />
          ) : (
            <p className={styles.empty}>{texts.empty}</p>
          )}
          <CommentForm target={target} sent={sent} />
        </div>
      </details>
    </div>
  );
}

function CommentForm({ target, sent }: { target: Target; sent: SentForm | undefined }) {
  const { type, path, blockId } = target;
  const typed = (name: string) => String(sent?.data.get(name) ?? "");
  const errorOf = (name: string) => sent?.validation?.[name]?.[0];
  return (
    <form className={styles.form} method="post" action={path}>
      <input type="hidden" name="page" value={type} />
      <input type="hidden" name="block_id" value={blockId} />
      <Field id={`author-${blockId}`} label={texts.author} required error={errorOf("author")}>
        <Input
          name="author"
          autoComplete="name"
          maxLength={draftLinkLimits.author}
          defaultValue={typed("author")}
        />
      </Field>
      <Field id={`text-${blockId}`} label={texts.text} required error={errorOf("text")}>
        <Textarea name="text" maxLength={draftLinkLimits.text} defaultValue={typed("text")} />
      </Field>
      {sent && sent.problems.length > 0 && (
        <p className={styles.problem} role="alert">
          {sent.problems.join(" ")}
        </p>
      )}
      <div>
        <Button type="submit">{texts.send}</Button>
      </div>
    </form>
  );
}

const Bubble = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
    <path
      d="M4 3.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H9l-3.6 3v-3H4A1.5 1.5 0 0 1 2.5 13V5A1.5 1.5 0 0 1 4 3.5Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
);
