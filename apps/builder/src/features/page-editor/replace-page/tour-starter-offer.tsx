import { findStarter, startersForPage } from "@tour/blocks/starters";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { replacePage } from "./replace-page.ts";
import { StarterPicker } from "../../../starters/starter-picker.tsx";
import styles from "./starter-dialog.module.css";

interface TourStarterOfferProps {
  open: boolean;
  /** The offer was taken or refused: it is not made again. */
  close: () => void;
}

/** Offers the starters of tour pages when that page is opened for the first time. */
export function TourStarterOffer({ open, close }: TourStarterOfferProps) {
  const { document } = useEditor();
  const [name, setName] = useState<string | null>(startersForPage("tour")[0]?.name ?? null);

  const take = () => {
    const starter = name === null ? undefined : findStarter("tour", name);
    if (starter) document.edit(replacePage(document.blocks(), "tour", starter));
    close();
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      width={880}
      title={texts.starters.offerTitle}
      footer={
        <div className={styles.actions}>
          <Button onClick={take}>{texts.starters.offerTake}</Button>
          <Button variant="secondary" onClick={close}>
            {texts.starters.offerKeep}
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{texts.starters.offerText}</p>
      <p className={styles.lead}>{texts.starters.sample}</p>
      <StarterPicker page="tour" value={name} choose={setName} />
    </Modal>
  );
}
