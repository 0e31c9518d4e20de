import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import type { ComponentProps, ReactNode } from "react";
import styles from "./entry-page.module.css";

interface EntryFormProps {
  /** As `useCallForm` gives it. */
  form: { props: ComponentProps<"form">; isSending: boolean; problem: string | null };
  /** On the button that sends it. */
  submit: string;
  children: ReactNode;
  /** What stands below the button. */
  after?: ReactNode;
}

/** The form of a screen before the session. */
export function EntryForm({ form, submit, children, after }: EntryFormProps) {
  return (
    <form className={styles.fields} {...form.props}>
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      {children}
      <Button type="submit" size="l" fullWidth loading={form.isSending}>
        {submit}
      </Button>
      {after}
    </form>
  );
}
