import { findStarter, startersForPage } from "@tour/blocks/starters";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { replacePage } from "./replace-page.ts";
import { ReplacedBlocks } from "./replaced-blocks.tsx";
import { StarterPicker } from "../../../starters/starter-picker.tsx";
import styles from "./starter-dialog.module.css";

interface ReplacePageDialogProps {
  open: boolean;
  close: () => void;
}

/** Chooses a starter, says what goes, and replaces the draft's blocks in one undo step. */
export function ReplacePageDialog({ open, close }: ReplacePageDialogProps) {
  const { document, type: page } = useEditor();
  const toast = useToast();
  const [name, setName] = useState<string | null>(startersForPage(page)[0]?.name ?? null);
  const [isConfirming, setConfirming] = useState(false);
  const starter = name === null ? undefined : findStarter(page, name);
  if (!starter) return null;

  const replace = () => {
    document.edit(replacePage(document.blocks(), page, starter));
    toast.show({ id: "replaced", text: texts.starters.replaced(starter.title) });
    close();
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={() => setConfirming(false)}
      width={isConfirming ? undefined : 880}
      title={isConfirming ? texts.starters.confirmTitle(starter.title) : texts.pageMenu.replace}
      footer={
        <div className={styles.actions}>
          <Button onClick={isConfirming ? replace : () => setConfirming(true)}>
            {isConfirming ? texts.starters.confirm : texts.starters.next}
          </Button>
          <Button variant="secondary" onClick={isConfirming ? () => setConfirming(false) : close}>
            {isConfirming ? texts.starters.back : texts.starters.keep}
          </Button>
        </div>
      }
    >
      {isConfirming ? (
        <ReplacedBlocks starter={starter} />
      ) : (
        <>
          <p className={styles.lead}>{texts.starters.sample}</p>
          <StarterPicker page={page} value={name} choose={setName} />
        </>
      )}
    </Modal>
  );
}
