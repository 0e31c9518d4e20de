import { Checkbox } from "@tour/ui-kit/checkbox";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import type { GenericSchema } from "valibot";
import { useCallForm } from "@tour/office/forms";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";

interface Words {
  title: string;
  text: string;
  reason: string;
  hint: string;
  submit: string;
  back: string;
  /** Where the guest is written to only if that is asked for. */
  notify?: string;
  notifyText?: string;
}

interface ReasonDialogProps {
  open: boolean;
  close: () => void;
  words: Words;
  /** What it does to seats and money. */
  effect: string;
  /** Of the call that takes the reason as its `message`. */
  body: GenericSchema;
  send: (reason: { message: string; notify: boolean }) => Promise<unknown>;
}

/** Asks why before a request is closed; the guest reads it. What was typed stays while it is open. */
export function ReasonDialog({ open, close, words, effect, body, send }: ReasonDialogProps) {
  const { form, field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { message: "", notify: true },
    body,
    send: ({ message, notify }) => send({ message: message.trim(), notify }),
  });
  return (
    <FormDialog
      {...{ open, close, problem, isSending, isDirty }}
      title={words.title}
      texts={{ lead: `${effect} ${words.text}`, submit: words.submit, back: words.back }}
      variant="danger"
      formProps={props}
    >
      <ValidationField
        {...field("message", "required")}
        label={words.reason}
        hint={words.hint}
        messages={{ required: texts.required }}
      >
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      {words.notify && (
        <ValidationField form={form} name="notify" label={words.notify} hideLabel>
          {({ value, onValueChange }) => (
            <Checkbox
              checked={value}
              onCheckedChange={onValueChange}
              disabled={isSending}
              description={words.notifyText}
            >
              {words.notify}
            </Checkbox>
          )}
        </ValidationField>
      )}
    </FormDialog>
  );
}
