import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import type { GenericSchema } from "valibot";
import styles from "./question-page.module.css";

export interface Reply {
  text: string;
  /** The same text under the same key is one answer. */
  key: string;
}

interface ReplyFormProps {
  /** Of the call: its limits are the form's. */
  body: GenericSchema;
  words: { label: string; hint: string; required: string; send: string };
  required?: boolean;
  /** Ends when the server has it. */
  send: (reply: Reply) => Promise<unknown>;
}

/** An answer or a note about one. What was typed stays until the server has it. */
export function ReplyForm({ body, words, required = false, send }: ReplyFormProps) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { text: "" },
    body,
    send: async ({ text }, form) => {
      await send({ text: text.trim(), key });
      form.reset();
      setKey(crypto.randomUUID());
    },
  });
  useUnsaved(isDirty);
  return (
    <form {...props} className={styles.form}>
      <ValidationField
        {...field("text")}
        label={words.label}
        hint={words.hint}
        messages={{ required: words.required }}
        required={required}
      >
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" loading={isSending} className={styles.send}>
        {words.send}
      </Button>
    </form>
  );
}
