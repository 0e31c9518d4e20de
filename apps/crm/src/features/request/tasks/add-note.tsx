import { contract } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./tasks.module.css";

const texts = allTexts.request.tasks;

/** A note for colleagues. What was typed stays until the server has it, or it is kept for later. */
export function AddNote({ send }: { send: (text: string) => Promise<unknown> }) {
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { text: "" },
    body: contract.addRequestNote.body!,
    send: async ({ text }, form) => {
      await send(text.trim());
      form.reset();
    },
  });
  useUnsaved(isDirty);
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
      </div>
    </form>
  );
}
