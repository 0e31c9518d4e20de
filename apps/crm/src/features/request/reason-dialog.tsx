import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Textarea } from "@tour/ui-kit/textarea";
import { useId, useRef, useState } from "react";
import type { FormEvent } from "react";
import { describeFailure } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./form-dialog.module.css";

const texts = allTexts.request;
const maxReason = 1000;

interface ReasonDialogProps {
  open: boolean;
  close: () => void;
  words: (typeof texts)["declining"] | (typeof texts)["cancelling"];
  /** What it does to seats and money. */
  effect: string;
  isBusy: boolean;
  error: unknown;
  submit: (reason: { message: string; notify: boolean }) => void;
}

/** Asks why before a request is closed; the guest reads it. What was typed stays while it is open. */
export function ReasonDialog({
  open,
  close,
  words,
  effect,
  isBusy,
  error,
  submit,
}: ReasonDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState("");
  const [notify, setNotify] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = message.trim() === "";
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else submit({ message: message.trim(), notify });
  };
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && close()}
      persistent={isBusy || message !== ""}
      initialFocus={field}
      title={words.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} variant="danger" loading={isBusy}>
            {words.submit}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {words.back}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <p>
          {effect} {words.text}
        </p>
        <Field
          label={words.reason}
          hint={words.hint}
          error={isMissing && message.trim() === "" ? texts.required : undefined}
          required
        >
          <Textarea
            ref={field}
            value={message}
            maxLength={maxReason}
            onValueChange={setMessage}
            readOnly={isBusy}
          />
        </Field>
        {"notify" in words && (
          <Checkbox
            checked={notify}
            disabled={isBusy}
            description={words.notifyText}
            onChange={(event) => setNotify(event.currentTarget.checked)}
          >
            {words.notify}
          </Checkbox>
        )}
        {error ? <Message tone="danger">{describeFailure(error)}</Message> : null}
      </form>
    </Modal>
  );
}
