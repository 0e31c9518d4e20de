import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { tourListTexts } from "../../texts/tour-list.ru.ts";
import styles from "./dialogs.module.css";

const texts = tourListTexts.archiving;

interface ArchiveDialogProps {
  title: string;
  /** Its next date in words, where there is one that nobody could book any more. */
  next: string | null;
  isBusy: boolean;
  archive: () => void;
  close: () => void;
}

/** Asks before guests see a tour no longer. */
export function ArchiveDialog({ title, next, isBusy, archive, close }: ArchiveDialogProps) {
  return (
    <Modal
      open
      onOpenChange={() => !isBusy && close()}
      title={texts.title(title)}
      footer={
        <div className={styles.actions}>
          <Button loading={isBusy} onClick={archive}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>{texts.text}</p>
        {next !== null && <p>{texts.held(next)}</p>}
      </div>
    </Modal>
  );
}
