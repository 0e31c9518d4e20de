import { draftLinkLimits } from "@tour/api";
import { Modal } from "@tour/ui-kit/modal";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./draft-links.module.css";
import { LinkList } from "./link-list.tsx";
import { NewLink } from "./new-link.tsx";

const texts = allTexts.draftLinks;

interface DraftLinksDialogProps {
  open: boolean;
  close: () => void;
}

/** Makes links that show the draft, and lists those that do. */
export function DraftLinksDialog({ open, close }: DraftLinksDialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={allTexts.pageMenu.draftLinks}
      width={640}
    >
      {open && (
        <div className={styles.parts}>
          <p className={styles.lead}>{texts.lead(draftLinkLimits.days)}</p>
          <NewLink />
          <LinkList />
        </div>
      )}
    </Modal>
  );
}
