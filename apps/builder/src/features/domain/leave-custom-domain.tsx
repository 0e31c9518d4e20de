import { useMutation } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { describeFailure } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import styles from "./domain-page.module.css";

interface LeaveCustomDomainProps {
  open: boolean;
  /** The domain that is given up, in its own script. */
  domain: string;
  leave: () => Promise<unknown>;
  close: () => void;
}

/** Asks before a custom domain is given up: links to it stop working. */
export function LeaveCustomDomain({ open, domain, leave, close }: LeaveCustomDomainProps) {
  const giveUp = useMutation({ mutationFn: leave, onSuccess: close });
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={() => giveUp.reset()}
      title={texts.domain.leaveTitle}
      footer={
        <div className={styles.leave}>
          <Button variant="danger" loading={giveUp.isPending} onClick={() => giveUp.mutate()}>
            {texts.domain.leave}
          </Button>
          <Button variant="secondary" onClick={close}>
            {texts.domain.stay(domain)}
          </Button>
        </div>
      }
    >
      <p>{texts.domain.leaveText(domain)}</p>
      {giveUp.error && <Message tone="danger">{describeFailure(giveUp.error)}</Message>}
    </Modal>
  );
}
