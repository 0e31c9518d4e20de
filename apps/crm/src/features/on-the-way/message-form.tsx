import { helpInboxCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import type { MessageDeed } from "../../offline/unsent-deed.ts";
import { wayTexts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import { useKeep } from "./use-keep.ts";

const texts = wayTexts.message;

/** Who was met or called, and what to pass on. */
export function MessageForm({ mended }: { mended: MessageDeed | undefined }) {
  const keep = useKeep(mended);
  const { name = "", phone = "", message = "" } = mended ?? {};
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { name, phone, message },
    initialErrors: mended?.told,
    body: helpInboxCalls.recordHelpRequest.body!,
    send: (said) => keep({ kind: "message", ...said }),
  });
  useUnsaved(isDirty && !isSending);
  return (
    <form {...props} className={styles.form}>
      {mended?.refusal && <Message tone="danger">{mended.refusal}</Message>}
      <ValidationField {...field("name")} label={texts.name}>
        {(control) => <Input {...control} size="l" autoComplete="off" />}
      </ValidationField>
      <ValidationField {...field("phone", "required")} label={texts.phone}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField {...field("message")} label={texts.words} hint={texts.hint}>
        {(control) => <Textarea {...control} rows={4} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" size="l" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}
