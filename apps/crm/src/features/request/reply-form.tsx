import { contract } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useRef, useState } from "react";
import { useCallForm } from "@tour/office/forms";
import { useCommands } from "../../shell/commands.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import { useUnsaved } from "@tour/office/unsaved-changes";
import styles from "./messages-card.module.css";
import type { Reply } from "./use-chat.ts";

const texts = allTexts.request.messages;

interface ReplyFormProps {
  /** Ends when the server has it. */
  send: (reply: Reply) => Promise<unknown>;
}

/** Writes to the guest. What was typed stays until the server has it. */
export function ReplyForm({ send }: ReplyFormProps) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { text: "" },
    body: contract.replyToRequest.body!,
    send: async ({ text }, form) => {
      await send({ text: text.trim(), key });
      form.reset();
      setKey(crypto.randomUUID());
    },
  });
  useUnsaved(isDirty);
  const reply = useRef<HTMLFormElement>(null);
  const write = () => reply.current?.querySelector("textarea")?.focus();
  useCommands([{ id: "reply", label: texts.write, run: write }]);
  return (
    <form {...props} ref={reply} className={styles.form}>
      <ValidationField
        {...field("text")}
        label={texts.label}
        hint={texts.hint}
        messages={{ required: texts.required }}
        required={false}
      >
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" loading={isSending} className={styles.send}>
        {texts.send}
      </Button>
    </form>
  );
}
