import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./reason-dialog.module.css";

interface RecordDialogProps {
  title: string;
  texts: { lead: string; submit: string; back: string };
  close: () => void;
  formProps: ComponentProps<"form">;
  problem: string | null;
  isSending: boolean;
  isDirty: boolean;
  /** The fields. */
  children: ReactNode;
}

/** What was done with money by hand, to be written down: a form that does not close on its typist. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, texts, close, formProps, problem, isSending, isDirty, children } = props;
  const formId = useId();
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !isSending && close()}
      persistent={isDirty || isSending}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={isSending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...formProps} id={formId} className={styles.form}>
        <p>{texts.lead}</p>
        {children}
        {problem !== null && <Message tone="danger">{problem}</Message>}
      </form>
    </Modal>
  );
}
