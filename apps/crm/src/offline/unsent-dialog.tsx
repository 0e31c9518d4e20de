import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { useStore } from "zustand";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import styles from "./offline.module.css";
import { sendUnsent } from "./send-unsent.ts";
import { UnsentEntry } from "./unsent-entry.tsx";
import { unsentStore } from "./unsent.ts";

/** All that waits on this device for a network, in the order in which it will be sent. */
export function UnsentDialog({ open, close }: { open: boolean; close: () => void }) {
  const entries = useStore(unsentStore, (state) => state.entries);
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void sendUnsent(queryClient).finally(() => setSending(false));
  };
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          {entries.length > 0 && (
            <Button loading={isSending} onClick={send}>
              {texts.send}
            </Button>
          )}
          <Button variant="secondary" onClick={close}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <p>{entries.length > 0 ? texts.lead : texts.empty}</p>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to="/$organizerId/requests/$id"
              params={{ organizerId: entry.organizerId, id: `${entry.requestId}` }}
              onClick={close}
            >
              {texts.request(entry.requestId)}
            </Link>
            <UnsentEntry entry={entry} />
          </li>
        ))}
      </ol>
    </Modal>
  );
}
