import { requestMessageLimits } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { describeFailure } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { useUnsaved } from "@tour/office/unsaved-changes";
import styles from "./messages-card.module.css";
import type { Reply } from "./use-chat.ts";

const texts = allTexts.request.messages;

interface ReplyFormProps {
  isBusy: boolean;
  error: unknown;
  /** Tells when the server has it. */
  send: (reply: Reply, onSuccess: () => void) => void;
}

/** Writes to the guest. What was typed stays until the server has it. */
export function ReplyForm({ isBusy, error, send }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  useUnsaved(text.trim() !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = text.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    send({ text: text.trim(), key }, () => {
      setText("");
      setKey(crypto.randomUUID());
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={texts.label}
        hint={texts.hint}
        error={isMissing && text.trim() === "" ? texts.required : undefined}
      >
        <Textarea
          ref={field}
          value={text}
          maxLength={requestMessageLimits.text}
          onValueChange={setText}
          readOnly={isBusy}
        />
      </Field>
      {error ? <Message tone="danger">{describeFailure(error)}</Message> : null}
      <Button type="submit" loading={isBusy} className={styles.send}>
        {texts.send}
      </Button>
    </form>
  );
}
