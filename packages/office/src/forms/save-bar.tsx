import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { texts as officeTexts } from "../texts/ru.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** As `useSavedForm` gives it. */
  form: {
    isDirty: boolean;
    isSending: boolean;
    problem: string | null;
    /** Puts in what was kept before the last save; null where there is nothing to take back. */
    takeBack?: (() => void) | null;
  };
  /** On the button: with changes, and without. */
  texts: { save: string; saved: string };
  disabled?: boolean;
}

/**
 * The end of a form: what went wrong, the button that saves what was changed, and after that the one
 * that takes it back.
 */
export function SaveBar({ form, texts, disabled = false }: SaveBarProps) {
  const { isDirty, isSending, problem, takeBack } = form;
  return (
    <div className={styles.bar}>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <div className={styles.buttons}>
        <Button type="submit" disabled={disabled || !isDirty} loading={isSending}>
          {isDirty ? texts.save : texts.saved}
        </Button>
        {/* It stays while it works, and with it the focus. */}
        {takeBack && (!isDirty || isSending) && (
          <Button
            variant="ghost"
            disabled={disabled}
            loading={isSending}
            onClick={({ currentTarget }) => {
              takeBack();
              currentTarget.form?.requestSubmit();
            }}
          >
            {officeTexts.form.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}
