import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { useStore } from "zustand";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { DeedEntry } from "./deed-entry.tsx";
import styles from "./offline.module.css";
import { sendUnsent } from "./send-unsent.ts";
import { UnsentEntry } from "./unsent-entry.tsx";
import { isDeed, unsentStore } from "./unsent.ts";
import type { Unsent } from "./unsent.ts";

/** All that waits on this device for a network, in the order in which it will be sent. */
export function UnsentDialog({ close }: { close: () => void }) {
  const entries = useStore(unsentStore, (state) => state.entries);
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void sendUnsent(queryClient).finally(() => setSending(false));
  };
  return (
    <Modal
      open
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
            <Place entry={entry} close={close} />
            {isDeed(entry) ? <DeedEntry deed={entry} /> : <UnsentEntry entry={entry} />}
          </li>
        ))}
      </ol>
    </Modal>
  );
}

/** Where it was written. */
function Place({ entry, close }: { entry: Unsent; close: () => void }) {
  const { organizerId } = entry;
  if (isDeed(entry)) {
    return (
      <Link to="/$organizerId/on-the-way" params={{ organizerId }} search={{}} onClick={close}>
        {texts.onTheWay}
      </Link>
    );
  }
  return (
    <Link
      to="/$organizerId/requests/$id"
      params={{ organizerId, id: `${entry.requestId}` }}
      onClick={close}
    >
      {texts.request(entry.requestId)}
    </Link>
  );
}
