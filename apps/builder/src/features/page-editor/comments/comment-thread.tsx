import type { DraftComment } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { formatShortInstant } from "@tour/office/format";
import { Button, IconButton } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Check, Reply, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { texts as allTexts } from "../../../texts/ru.ts";
import { AnswerForm } from "./answer-form.tsx";
import styles from "./comments.module.css";
import { useRemoveComment, useSettleComment } from "./use-comment-deeds.ts";

const texts = allTexts.draftLinks.comments;

/** A comment with its answers, and what can be done with it. */
export function CommentThread({ comment }: { comment: DraftComment }) {
  const { id, is_settled: isSettled, replies, link_title: link } = comment;
  const [isAnswering, setAnswering] = useState(false);
  const settle = useSettleComment(id);
  return (
    <li className={styles.thread}>
      <Said {...comment} {...(link && { link })} />
      {replies.length > 0 && (
        <ul className={styles.answers}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said {...reply} />
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? (
        <AnswerForm id={id} close={() => setAnswering(false)} />
      ) : (
        <div className={styles.deeds}>
          <Button
            size="s"
            variant="secondary"
            iconStart={isSettled ? <RotateCcw size={16} /> : <Check size={16} />}
            loading={settle.isPending}
            onClick={() => settle.mutate(!isSettled)}
          >
            {isSettled ? texts.reopen : texts.settle}
          </Button>
          <Button
            size="s"
            variant="ghost"
            iconStart={<Reply size={16} />}
            onClick={() => setAnswering(true)}
          >
            {texts.answer}
          </Button>
        </div>
      )}
      {settle.error && <Message tone="danger">{describeFailure(settle.error)}</Message>}
    </li>
  );
}

type SaidProps = DraftComment["replies"][number] & { link?: string };

function Said({ id, author, text, created_at: at, link }: SaidProps) {
  const remove = useRemoveComment(id);
  return (
    <>
      <div className={styles.said}>
        <p className={styles.who}>
          <b>{author}</b>{" "}
          <span className={styles.quiet}>
            {formatShortInstant(at)}
            {link && `, ${texts.byLink(link)}`}
          </span>
        </p>
        <IconButton
          size="s"
          label={texts.removeLabel(author)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trash2 size={16} />
        </IconButton>
      </div>
      <p className={styles.text}>{text}</p>
      {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
    </>
  );
}
