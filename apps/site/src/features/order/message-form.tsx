import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Textarea } from "@tour/ui-kit/textarea";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./message-form.module.css";

const texts = allTexts.order.messages;

/** What is in the form when the page is made. */
export interface MessageDraft {
  /** Under which the server takes the same text once. */
  key: string;
  /** What was typed and did not go through. */
  text: string;
  /** Why not. */
  problem: string;
}

/** The form stands far below what the page begins with: a refusal opens where it was typed. */
const shownFirst = { autoFocus: true };

/** Writes to the organiser: a plain form, which a script sends without leaving the page. */
export function MessageForm({ uuid, draft }: { uuid: string; draft: MessageDraft }) {
  return (
    <form
      className={styles.form}
      method="post"
      action={`/order/${uuid}/messages`}
      data-message-form
    >
      <input type="hidden" name="key" defaultValue={draft.key} />
      <Field id="message-text" label={texts.label} required>
        <Textarea
          name="text"
          defaultValue={draft.text}
          aria-describedby="message-problem"
          {...(draft.problem && shownFirst)}
        />
      </Field>
      <p id="message-problem" className={styles.problem} role="alert" data-problem>
        {draft.problem}
      </p>
      <Button type="submit" size="l">
        {texts.send}
      </Button>
    </form>
  );
}
