import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import type { ComponentProps, ReactNode } from "react";
import { texts } from "../../../texts/ru.ts";
import styles from "./uploaded-fonts.module.css";

interface FontFormProps {
  /** As `useCallForm` gives it. */
  form: { props: ComponentProps<"form">; isSending: boolean; problem: string | null };
  /** On the button that sends it. */
  submit: string;
  canSubmit?: boolean;
  size?: "s" | "m";
  close: () => void;
  children: ReactNode;
}

/** The frame of every form about a font: what went wrong, and the ways on and back. */
export function FontForm(props: FontFormProps) {
  const { form, submit, canSubmit = true, size = "s", close, children } = props;
  return (
    <form className={styles.form} {...form.props}>
      {children}
      {form.problem !== null && <Message tone="danger">{form.problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" size={size} disabled={!canSubmit} loading={form.isSending}>
          {submit}
        </Button>
        <Button size={size} variant="ghost" onClick={close}>
          {texts.fonts.cancel}
        </Button>
      </div>
    </form>
  );
}
