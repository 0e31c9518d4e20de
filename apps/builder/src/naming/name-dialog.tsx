import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import type { GenericSchema } from "valibot";
import { texts as allTexts } from "../texts/ru.ts";
import styles from "./name-dialog.module.css";

const texts = allTexts.naming;

interface NameDialogProps {
  /** What the call takes that keeps the name: its rules are read from it. */
  body: GenericSchema;
  title: string;
  lead?: string;
  /** What it begins with. */
  name: string;
  send: (name: string) => Promise<unknown>;
  close: () => void;
  /** Stands above the name. */
  children?: ReactNode;
}

/** Asks under which name something is kept. */
export function NameDialog({ body, title, lead, name, send, close, children }: NameDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useCallForm({
    initialValues: { name },
    body,
    send: async (values) => {
      await send(values.name.trim());
      close();
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !form.isSending && close()}
      persistent={form.isDirty || form.isSending}
      initialFocus={input}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={form.isSending}>
            {texts.save}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        {lead !== undefined && <p>{lead}</p>}
        {children}
        <ValidationField {...form.field("name")} label={texts.name}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              autoComplete="off"
              readOnly={form.isSending}
              onFocus={(event) => event.target.select()}
            />
          )}
        </ValidationField>
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}
