import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { tourListTexts } from "../../texts/tour-list.ru.ts";
import styles from "./dialogs.module.css";

const texts = tourListTexts.removing;

interface RemoveDialogProps {
  title: string;
  isBusy: boolean;
  remove: () => void;
  close: () => void;
}

/** Asks before a tour is gone for good. */
export function RemoveDialog({ title, isBusy, remove, close }: RemoveDialogProps) {
  return (
    <Modal
      open
      onOpenChange={() => !isBusy && close()}
      title={texts.title(title)}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" loading={isBusy} onClick={remove}>
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
      </div>
    </Modal>
  );
}
