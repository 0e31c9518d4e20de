import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import type { GenericSchema } from "valibot";
import { listUnfilled } from "./fill-template.ts";
import type { TemplateFacts } from "./fill-template.ts";
import styles from "./reply-form.module.css";
import { useGivenBack } from "./given-back.ts";
import { TemplatePicker } from "./template-picker.tsx";
import { templateTexts as texts } from "../texts/templates.ru.ts";

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
  /** Whose templates can be put in, and what stands in them; none without it. */
  templates?: { organizerId: number; facts: TemplateFacts };
  /** What it is written to, for an answer that is taken back. */
  place?: string;
  /** Ends when the server has it. */
  send: (reply: Reply) => Promise<unknown>;
}

/** An answer to a guest or a note about one. What was typed stays until the server has it. */
export function ReplyForm(props: ReplyFormProps) {
  const { body, words, required = false, templates, place, send } = props;
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const {
    form,
    field,
    props: formProps,
    isDirty,
    isSending,
    problem,
  } = useCallForm({
    initialValues: { text: "" },
    body,
    send: async ({ text }, sent) => {
      await send({ text: text.trim(), key });
      sent.reset();
      setKey(crypto.randomUUID());
    },
  });
  useUnsaved(isDirty);
  const add = (text: string, isFirst: boolean) => {
    const typed = form.getValues().text.trimEnd();
    const both = isFirst ? [text, typed] : [typed, text];
    form.setValue("text", both.filter(Boolean).join("\n\n"));
  };
  useGivenBack(place, (text) => add(text, true));
  return (
    <form {...formProps} className={styles.form}>
      {templates && <TemplatePicker {...templates} insert={(text) => add(text, false)} />}
      <ValidationField
        {...field("text")}
        label={words.label}
        hint={words.hint}
        messages={{ required: words.required }}
        required={required}
      >
        {(control) => (
          <>
            <Textarea {...control} readOnly={isSending} />
            <Unfilled text={control.value} />
          </>
        )}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" loading={isSending} className={styles.send}>
        {words.send}
      </Button>
    </form>
  );
}

/** A guest should not read "{дата}": says what of a template is still to be written by hand. */
function Unfilled({ text }: { text: string }) {
  const left = listUnfilled(text);
  return left.length > 0 ? (
    <Message tone="warning">{texts.unfilled(left.join(", "))}</Message>
  ) : null;
}
