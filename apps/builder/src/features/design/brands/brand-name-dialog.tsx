import { brandCalls } from "@tour/api/contract";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId, useRef } from "react";
import { brandTexts as texts } from "../../../texts/brands.ru.ts";
import styles from "./brands.module.css";

interface BrandNameDialogProps {
  title: string;
  lead?: string;
  /** What it begins with. */
  name: string;
  send: (name: string) => Promise<unknown>;
  close: () => void;
}

/** Asks for a brand's name. */
export function BrandNameDialog({ title, lead, name, send, close }: BrandNameDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useCallForm({
    initialValues: { name },
    body: brandCalls.addBrand.body!,
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
