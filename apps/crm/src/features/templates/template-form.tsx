import type { MessageTemplate } from "@tour/api";
import { messageTemplateCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { templateTexts as texts } from "../../texts/templates.ru.ts";
import styles from "./templates.module.css";

interface TemplateFormProps {
  /** The one that is changed; a new one without it. */
  template?: MessageTemplate;
  save: (words: { title: string; text: string }) => Promise<unknown>;
  close: () => void;
}

/** The words of a template. What was typed stays until the server has it. */
export function TemplateForm({ template, save, close }: TemplateFormProps) {
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { title: template?.title ?? "", text: template?.text ?? "" },
    body: messageTemplateCalls.saveMessageTemplate.body!,
    send: async ({ title, text }) => {
      await save({ title: title.trim(), text: text.trim() });
      close();
    },
  });
  useUnsaved(isDirty);
  return (
    <form {...props} className={styles.form}>
      <ValidationField {...field("title", "required")} label={texts.name} hint={texts.nameHint}>
        {(control) => <Input {...control} readOnly={isSending} />}
      </ValidationField>
      <ValidationField {...field("text", "required")} label={texts.text} hint={texts.textHint}>
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          {texts.save}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
