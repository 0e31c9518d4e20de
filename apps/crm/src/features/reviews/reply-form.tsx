import { useQueryClient } from "@tanstack/react-query";
import type { OfficeReview } from "@tour/api";
import { reviewCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { reviewTexts as texts } from "../../texts/reviews.ru.ts";
import { reviewsKey } from "./review-queries.ts";
import styles from "./reviews.module.css";

interface ReplyFormProps {
  organizerId: number;
  review: OfficeReview;
  close: () => void;
}

/** The button that was pressed is gone: the focus goes on to what it opened. */
const focusWords = (part: HTMLElement | null) => part?.querySelector("textarea")?.focus();

/** The organiser's answer to a review. What was typed stays until the server has it. */
export function ReplyForm({ organizerId, review: { id, reply }, close }: ReplyFormProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { text: reply?.text ?? "" },
    body: reviewCalls.replyToReview.body!,
    send: async ({ text }) => {
      const query = { organizer_id: organizerId };
      await client.replyToReview({ query, body: { id, text: text.trim() } });
      await queryClient.invalidateQueries({ queryKey: reviewsKey(organizerId) });
      toast.show({ id: "review", text: texts.done });
      close();
    },
  });
  useUnsaved(isDirty);
  return (
    <form {...props} className={styles.form}>
      <div ref={focusWords}>
        <ValidationField {...field("text", "required")} label={texts.reply} hint={texts.replyHint}>
          {(control) => <Textarea {...control} rows={4} readOnly={isSending} />}
        </ValidationField>
      </div>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          {texts.send}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
