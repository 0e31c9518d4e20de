import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./form-dialog.module.css";

interface FormDialogProps {
  /** A form that is closed keeps what was typed, where it stays mounted. */
  open?: boolean;
  title: string;
  texts: { lead?: string; submit: string; back: string };
  close: () => void;
  /** As `useFormProps` gives them. */
  formProps: ComponentProps<"form">;
  problem: string | null;
  isSending: boolean;
  isDirty: boolean;
  /** Of the button that sends it. */
  variant?: ComponentProps<typeof Button>["variant"];
  /** The fields. */
  children: ReactNode;
}

/** A form over a screen, which does not close on its typist. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, title, texts, close, formProps, variant, children } = props;
  const { problem, isSending, isDirty } = props;
  const formId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isSending && close()}
      persistent={isDirty || isSending}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} variant={variant} loading={isSending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...formProps} id={formId} className={styles.form}>
        {texts.lead !== undefined && <p>{texts.lead}</p>}
        {children}
        {problem !== null && <Message tone="danger">{problem}</Message>}
      </form>
    </Modal>
  );
}
