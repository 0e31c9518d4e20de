import type { RequestRow } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import type { ReactNode } from "react";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import styles from "./bulk.module.css";
import { useBulk } from "./use-bulk.ts";

interface BulkDialogProps {
  organizerId: number;
  /** Those that something is done with. */
  rows: RequestRow[];
  words: { title: string; text: (count: number) => string; submit: string };
  run: (row: RequestRow) => Promise<unknown>;
  /** Told whether something was done. */
  close: (isDone: boolean) => void;
  /** What is asked before it begins; the way to begin is handed to it, in place of the button. */
  form?: (start: () => void) => { fields: ReactNode; formId: string };
  /** Whether it has nothing to say once it was done with all: whoever opened it does. */
  closesWhenDone?: boolean;
}

/** Says what will be done with many requests, does it, and then with which it was not. */
export function BulkDialog(props: BulkDialogProps) {
  const { organizerId, rows, words, run, close, form, closesWhenDone = false } = props;
  const bulk = useBulk(organizerId, run);
  const { phase, done, failures, left } = bulk;
  const unfinished = [...failures.map(({ row }) => row), ...left];
  const begin = async (some: RequestRow[]) => {
    if ((await bulk.start(some)) && closesWhenDone) close(true);
  };
  const asked = form?.(() => void begin(rows));
  return (
    <Modal
      open
      persistent={phase !== "over"}
      hideClose={phase === "running"}
      onOpenChange={() => phase !== "running" && close(phase === "over")}
      title={words.title}
      footer={
        <div className={styles.actions}>
          {phase === "ready" && (
            <>
              <Button
                {...(asked
                  ? { type: "submit" as const, form: asked.formId }
                  : { onClick: () => void begin(rows) })}
              >
                {words.submit}
              </Button>
              <Button variant="secondary" onClick={() => close(false)}>
                {texts.bulk.back}
              </Button>
            </>
          )}
          {phase === "running" && (
            <Button variant="secondary" onClick={bulk.stop}>
              {texts.bulk.stop}
            </Button>
          )}
          {phase === "over" && (
            <>
              {unfinished.length > 0 && (
                <Button onClick={() => void begin(unfinished)}>{texts.bulk.again}</Button>
              )}
              <Button variant="secondary" onClick={() => close(true)}>
                {texts.bulk.close}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        {phase === "ready" && <p>{words.text(rows.length)}</p>}
        {/* It stays there, so that what was typed can be sent once more. */}
        {asked && <div hidden={phase !== "ready"}>{asked.fields}</div>}
        <div role="status" className={styles.body}>
          {phase === "running" && (
            <>
              <p>{texts.bulk.progress(done + failures.length, rows.length)}</p>
              <progress
                className={styles.progress}
                value={done + failures.length}
                max={rows.length}
              />
            </>
          )}
          {phase === "over" && <p>{texts.bulk.over(done)}</p>}
          {left.length > 0 && <p>{texts.bulk.left(left.length)}</p>}
        </div>
        {failures.length > 0 && (
          <Message tone="danger" title={texts.bulk.failed(failures.length)}>
            <ul className={styles.failures}>
              {failures.map(({ row, reason }) => (
                <li key={row.id}>
                  {texts.number(row.id)}, {row.guest}: {reason}
                </li>
              ))}
            </ul>
          </Message>
        )}
      </div>
    </Modal>
  );
}
