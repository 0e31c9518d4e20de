import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { texts } from "../../texts/ru.ts";
import styles from "./document-form.module.css";
import type { DocumentForm } from "./use-document-form.ts";

/** The choice when a save met a newer draft; nothing otherwise. */
export function DocumentConflict({ document }: { document: DocumentForm }) {
  if (!document.theirs) return null;
  const choice = (
    <div className={styles.actions}>
      <Button size="s" variant="secondary" onClick={() => void document.takeTheirs()}>
        {texts.documents.takeTheirs}
      </Button>
      <Button size="s" variant="ghost" type="submit">
        {texts.documents.keepMine}
      </Button>
    </div>
  );
  return <Message tone="warning" title={texts.documents.conflict} action={choice} />;
}
