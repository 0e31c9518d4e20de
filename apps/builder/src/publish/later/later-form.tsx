import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import type { ComponentProps, ReactNode } from "react";
import styles from "./later.module.css";

/** What the ways to say when something goes out have in common. */
export interface LaterFormProps {
  /** Stands above the buttons. */
  note?: string;
  submit: string;
  back: string;
  disabled?: boolean;
  close: () => void;
}

interface LaterFormFrameProps extends LaterFormProps {
  /** As `useCallForm` gives them. */
  form: { props: ComponentProps<"form">; isSending: boolean; problem: string | null };
  /** The moment in words, as far as one is chosen. */
  readBack: ReactNode;
  children: ReactNode;
}

/** The fields, the moment read back in words, and what can be done with it. */
export function LaterForm(props: LaterFormFrameProps) {
  const { form, readBack, note, submit, back, disabled, close, children } = props;
  return (
    <form {...form.props} className={styles.form}>
      {children}
      <p className={styles.readBack} role="status">
        {readBack}
        {note && <span>{note}</span>}
      </p>
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      <div className={styles.buttons}>
        <Button type="submit" loading={form.isSending} disabled={disabled}>
          {submit}
        </Button>
        <Button variant="secondary" disabled={form.isSending} onClick={close}>
          {back}
        </Button>
      </div>
    </form>
  );
}
