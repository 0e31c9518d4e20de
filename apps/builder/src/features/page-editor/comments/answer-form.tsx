import { draftLinkCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useEffect, useRef } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./comments.module.css";
import { useReadCommentsAnew } from "./use-comment-deeds.ts";

const texts = allTexts.draftLinks.comments;

/** Answers a comment; whoever has its link reads the answer. */
export function AnswerForm({ id, close }: { id: number; close: () => void }) {
  const { organizerId } = useEditor();
  const readAnew = useReadCommentsAnew();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useCallForm({
    initialValues: { text: "" },
    body: draftLinkCalls.answerDraftComment.body!,
    send: async ({ text }) => {
      const query = { organizer_id: organizerId };
      await client.answerDraftComment({ query, body: { id, text } });
      await readAnew();
      close();
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <ValidationField {...form.field("text")} label={texts.answerLabel} hint={texts.answerHint}>
        {(control) => <Textarea {...control} ref={field} minRows={2} />}
      </ValidationField>
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      <div className={styles.deeds}>
        <Button type="submit" size="s" loading={form.isSending}>
          {texts.send}
        </Button>
        <Button size="s" variant="ghost" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
