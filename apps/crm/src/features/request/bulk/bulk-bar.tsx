import type { RequestRow } from "@tour/api";
import { client } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import styles from "./bulk.module.css";
import { MessageMany } from "./message-many.tsx";

const texts = requestListTexts.bulk;

interface BulkBarProps {
  organizerId: number;
  chosen: RequestRow[];
  clear: () => void;
}

/** What can be done with all chosen requests at once, each as if by itself. */
export function BulkBar({ organizerId, chosen, clear }: BulkBarProps) {
  // What it was opened for, whatever happens to the choice meanwhile.
  const [open, setOpen] = useState<{
    kind: "confirm" | "message" | "settle";
    rows: RequestRow[];
  }>();
  const pending = chosen.filter(({ status }) => status === 1);
  const waiting = chosen.filter(({ awaits_reply: awaits }) => awaits);
  const close = (isDone: boolean) => {
    setOpen(undefined);
    if (isDone) clear();
  };
  const at = { organizerId, close };
  return (
    <>
      {chosen.length > 0 && (
        <div className={styles.bar} role="region" aria-label={texts.chosen(chosen.length)}>
          <strong>{texts.chosen(chosen.length)}</strong>
          <span className={styles.actions}>
            {pending.length > 0 && (
              <Button size="s" onClick={() => setOpen({ kind: "confirm", rows: pending })}>
                {texts.confirm.open(pending.length)}
              </Button>
            )}
            <Button
              size="s"
              variant="secondary"
              onClick={() => setOpen({ kind: "message", rows: chosen })}
            >
              {texts.message.open}
            </Button>
            {waiting.length > 0 && (
              <Button
                size="s"
                variant="secondary"
                onClick={() => setOpen({ kind: "settle", rows: waiting })}
              >
                {texts.settle.open(waiting.length)}
              </Button>
            )}
            <Button size="s" variant="ghost" onClick={clear}>
              {texts.clear}
            </Button>
          </span>
        </div>
      )}
      {open?.kind === "confirm" && (
        <BulkDialog
          {...at}
          rows={open.rows}
          words={texts.confirm}
          run={({ id }) => client.confirmRequest({ body: { id } })}
        />
      )}
      {open?.kind === "settle" && (
        <BulkDialog
          {...at}
          rows={open.rows}
          words={texts.settle}
          run={({ id }) => client.settleMessages({ body: { id } })}
        />
      )}
      {open?.kind === "message" && <MessageMany {...at} rows={open.rows} />}
    </>
  );
}
