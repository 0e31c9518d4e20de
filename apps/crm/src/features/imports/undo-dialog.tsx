import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { tourImportTexts } from "../../texts/tour-import.ru.ts";
import styles from "./imports.module.css";

const texts = tourImportTexts.confirming;

/** Asks before what an import made is taken back. */
export const UndoDialog = ({ undo, close }: { undo: () => void; close: () => void }) => (
  <Modal
    open
    onOpenChange={close}
    title={texts.title}
    footer={
      <div className={styles.actions}>
        <Button variant="danger" onClick={undo}>
          {texts.submit}
        </Button>
        <Button variant="secondary" onClick={close}>
          {texts.back}
        </Button>
      </div>
    }
  >
    <p>{texts.text}</p>
  </Modal>
);
