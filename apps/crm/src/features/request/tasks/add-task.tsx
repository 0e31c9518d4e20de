import type { RequestTasks } from "@tour/api";
import { requestTaskCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Button } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./tasks.module.css";

const texts = requestTexts.tasks;

type Values = { text: string; due_date: string | null; user_id: string | null };

interface AddTaskProps {
  people: RequestTasks["people"];
  /** Ends when the server has it. */
  send: (task: { text: string; due_date: string; user_id: string | null }) => Promise<unknown>;
  close: () => void;
}

/** A task with its day and its person. What was typed stays until the server has it. */
export function AddTask({ people, send, close }: AddTaskProps) {
  const { form, field, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: { text: "", due_date: null, user_id: null },
    body: requestTaskCalls.addRequestTask.body!,
    send: async ({ text, due_date: day, user_id }) => {
      await send({ text: text.trim(), due_date: day ?? "", user_id });
      close();
    },
  });
  useUnsaved(isDirty);
  return (
    <form {...props} className={styles.form}>
      <ValidationField
        {...field("text", "required")}
        label={texts.text}
        messages={{ required: texts.required }}
      >
        {(control) => <Input {...control} readOnly={isSending} />}
      </ValidationField>
      <ValidationField {...field("due_date", "required")} label={texts.day}>
        {(control) => <DatePicker {...control} min="today" />}
      </ValidationField>
      <ValidationField form={form} name="user_id" label={texts.assignee}>
        {({ value, onValueChange }) => (
          <Select
            clearable
            placeholder={texts.nobody}
            items={people.map((person) => ({ value: person.id, text: person.name }))}
            value={value}
            onValueChange={onValueChange}
          />
        )}
      </ValidationField>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" size="s" loading={isSending}>
          {texts.submit}
        </Button>
        <Button variant="secondary" size="s" disabled={isSending} onClick={close}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
