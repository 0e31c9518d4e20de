import { requestTaskCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useEffect } from "react";
import type { UnsentNote } from "../../../offline/unsent.ts";
import { offlineTexts } from "../../../texts/offline.ru.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./tasks.module.css";

const texts = requestTexts.tasks;

interface AddNoteProps {
  send: (text: string) => Promise<unknown>;
  /** One that waited for a network and was not taken. */
  refused: UnsentNote | undefined;
  /** The refused one that stands in the form. */
  inForm: string | null;
  /** Told of the refused one that has come back into the form. */
  takeBack: (noteId: string) => void;
  /** Nothing is sent of the one in the form. */
  giveUp: (noteId: string) => void;
}

/**
 * A note for colleagues. What was typed stays until the server has it, or it is kept for later; one
 * that was kept and then refused comes back here, unless something else is being written.
 */
export function AddNote({ send, refused, inForm, takeBack, giveUp }: AddNoteProps) {
  const { form, field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { text: "" },
    body: requestTaskCalls.addRequestNote.body!,
    send: async ({ text }) => {
      await send(text.trim());
      form.reset();
    },
  });
  useUnsaved(isDirty);
  useEffect(() => {
    if (!refused || isDirty || inForm !== null) return;
    form.setValue("text", refused.text);
    form.setServerErrors({ text: [refused.refusal ?? ""] });
    takeBack(refused.id);
  }, [form, refused, isDirty, inForm, takeBack]);
  const leave = () => {
    form.reset();
    if (inForm !== null) giveUp(inForm);
  };
  return (
    <form {...props} className={styles.form}>
      <ValidationField
        {...field("text")}
        label={texts.note}
        hint={texts.noteHint}
        messages={{ required: texts.required }}
        required={false}
      >
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" size="s" loading={isSending}>
          {texts.addNote}
        </Button>
        {inForm !== null && (
          <Button variant="ghost" size="s" disabled={isSending} onClick={leave}>
            {offlineTexts.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
