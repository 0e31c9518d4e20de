import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { useStore } from "zustand";
import { texts } from "../../texts/ru.ts";
import { CompareDrafts } from "./compare-drafts.tsx";
import styles from "./conflict-dialog.module.css";
import { useEditor } from "../../document/editor-context.ts";

/** Somebody saved first: keep mine, take theirs, or look at both. Nothing is lost until then. */
export function ConflictDialog() {
  const { autosave, document } = useEditor();
  const { state } = useStore(autosave.store);
  const [isComparing, setComparing] = useState(false);
  if (state.kind !== "conflict") return null;
  return (
    <Modal
      open
      persistent
      hideClose
      onOpenChange={() => undefined}
      width={isComparing ? 880 : 620}
      title={texts.conflict.title}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => void autosave.keepMine()}>{texts.conflict.mine}</Button>
          <Button variant="secondary" onClick={() => autosave.takeTheirs()}>
            {texts.conflict.theirs}
          </Button>
          {!isComparing && (
            <Button variant="ghost" onClick={() => setComparing(true)}>
              {texts.conflict.compare}
            </Button>
          )}
        </div>
      }
    >
      <p>{texts.conflict.text}</p>
      {isComparing && <CompareDrafts mine={document.blocks()} theirs={state.theirs.blocks} />}
    </Modal>
  );
}
