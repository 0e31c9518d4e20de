import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** As `useSavedForm` gives it. */
  form: { isDirty: boolean; isSending: boolean; problem: string | null };
  /** On the button: with changes, and without. */
  texts: { save: string; saved: string };
  disabled?: boolean;
}

/** The end of a form: what went wrong, and the button that saves what was changed. */
export function SaveBar({ form, texts, disabled = false }: SaveBarProps) {
  const { isDirty, isSending, problem } = form;
  return (
    <div className={styles.bar}>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button
        type="submit"
        className={styles.save}
        disabled={disabled || !isDirty}
        loading={isSending}
      >
        {isDirty ? texts.save : texts.saved}
      </Button>
    </div>
  );
}
