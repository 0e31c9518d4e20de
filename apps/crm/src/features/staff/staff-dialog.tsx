import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./staff-dialog.module.css";

interface StaffDialogProps {
  title: string;
  submit: string;
  /** Where it takes something away. */
  isDanger?: boolean;
  /** As `useCallForm` gives it. */
  form: {
    props: ComponentProps<"form">;
    problem: string | null;
    isSending: boolean;
    isDirty: boolean;
  };
  close: () => void;
  children: ReactNode;
}

/** A form over one of staff's screens, which does not close on its typist. */
export function StaffDialog({ title, submit, isDanger, form, close, children }: StaffDialogProps) {
  const formId = useId();
  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && !form.isSending && close()}
      persistent={form.isDirty || form.isSending}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? "danger" : "primary"}
            loading={form.isSending}
          >
            {submit}
          </Button>
          <Button variant="secondary" disabled={form.isSending} onClick={close}>
            {texts.staff.back}
          </Button>
        </div>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        {children}
        {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      </form>
    </Modal>
  );
}
