import { client } from "@tour/office/api";
import { CodeFields, useCodeForm } from "@tour/office/second-factor";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId, useRef } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./account.module.css";

const texts = allTexts.secondFactor.turnOff;

interface TurnOffDialogProps {
  /** Reads anew how it stands. */
  refresh: () => Promise<unknown>;
  close: () => void;
}

/** Takes the second factor away, with a code; so one begins with another phone, too. */
export function TurnOffDialog({ refresh, close }: TurnOffDialogProps) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useCodeForm(async (body) => {
    await client.turnOffSecondFactor({ body });
    close();
    await refresh();
  });
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !form.isSending && close()}
      persistent={form.isDirty || form.isSending}
      initialFocus={input}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} variant="danger" loading={form.isSending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.fields}>
        <p>{texts.lead}</p>
        <CodeFields form={form} input={input} />
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}
