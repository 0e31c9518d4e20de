import { helpInboxCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { inboxTexts } from "../../texts/inbox.ru.ts";
import styles from "./question-page.module.css";

const bodies = {
  close: helpInboxCalls.closeHelpRequest.body!,
  reopen: helpInboxCalls.reopenHelpRequest.body!,
};

interface ReasonFormProps {
  call: keyof typeof bodies;
  send: (reason: string) => Promise<unknown>;
}

/** Whoever asks for the form goes on by typing. */
const focusOnce = (control: HTMLTextAreaElement | null) => control?.focus();

/** A button that asks why before a question is closed or opened again. */
export function ReasonForm({ call, send }: ReasonFormProps) {
  const texts = inboxTexts[call];
  const [isOpen, setOpen] = useState(false);
  const { form, field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { reason: "" },
    body: bodies[call],
    send: ({ reason }) => send(reason.trim()),
  });
  useUnsaved(isOpen && isDirty);
  if (!isOpen) {
    return (
      <Button variant="secondary" className={styles.send} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  const goBack = () => {
    form.reset();
    setOpen(false);
  };
  return (
    <form {...props} className={styles.form}>
      <ValidationField
        {...field("reason")}
        label={texts.label}
        hint={texts.hint}
        messages={{ required: texts.required }}
      >
        {(control) => <Textarea {...control} ref={focusOnce} readOnly={isSending} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          {texts.submit}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={goBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
