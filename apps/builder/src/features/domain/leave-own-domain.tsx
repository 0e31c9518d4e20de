import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { texts } from "../../texts/ru.ts";
import styles from "./domain-page.module.css";

interface LeaveOwnDomainProps {
  open: boolean;
  /** The domain that is given up, in its own script. */
  domain: string;
  leave: () => void;
  close: () => void;
}

/** Asks before an own domain is given up: links to it stop working. */
export function LeaveOwnDomain({ open, domain, leave, close }: LeaveOwnDomainProps) {
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.domain.leaveTitle}
      footer={
        <div className={styles.leave}>
          <Button
            variant="danger"
            onClick={() => {
              close();
              leave();
            }}
          >
            {texts.domain.leave}
          </Button>
          <Button variant="secondary" onClick={close}>
            {texts.domain.stay(domain)}
          </Button>
        </div>
      }
    >
      <p>{texts.domain.leaveText(domain)}</p>
    </Modal>
  );
}
