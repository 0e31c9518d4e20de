import type { TourImport } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./imports.module.css";
import { UndoDialog } from "./undo-dialog.tsx";

const texts = allTexts.imports;

interface ImportStatusProps {
  read: TourImport;
  isBusy: boolean;
  problem: string | null;
  apply: () => void;
  undo: () => void;
}

/** Where an import stands, and what can be done with it next. */
export function ImportStatus({ read, isBusy, problem, apply, undo }: ImportStatusProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.name}>{read.file_name}</p>
      {problem !== null && <Message tone="danger">{problem}</Message>}
      {read.state === "ready" && <Ready read={read} isBusy={isBusy} apply={apply} />}
      <Progress read={read} />
      <Result read={read} />
      {read.state === "applied" && read.states.applied > 0 && (
        <div>
          <Button variant="secondary" loading={isBusy} onClick={() => setAsking(true)}>
            {texts.undo}
          </Button>
        </div>
      )}
      {isAsking && (
        <UndoDialog
          close={() => setAsking(false)}
          undo={() => {
            setAsking(false);
            undo();
          }}
        />
      )}
    </div>
  );
}

/** Before anything is written. */
function Ready({ read, isBusy, apply }: Pick<ImportStatusProps, "read" | "isBusy" | "apply">) {
  const { kinds, pictures, sells_dates: sellsDates } = read;
  const count = kinds.new + kinds.changed;
  return (
    <>
      {kinds.error > 0 && <Message tone="warning">{texts.errorsStay(kinds.error)}</Message>}
      {pictures > 0 && <Message tone="info">{texts.pictures(pictures)}</Message>}
      {count > 0 ? (
        <>
          <p className={styles.quiet}>{sellsDates ? texts.sells : texts.sellsNot}</p>
          <div>
            <Button loading={isBusy} onClick={apply}>
              {texts.apply(count)}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.quiet}>{texts.nothingToApply}</p>
      )}
    </>
  );
}

/** While a job writes or takes back. */
function Progress({ read: { state, states } }: Pick<ImportStatusProps, "read">) {
  if (state !== "applying" && state !== "undoing") return null;
  const isApplying = state === "applying";
  const written = states.applied + states.failed;
  const all = isApplying ? written + states.waiting : states.applied + states.undone + states.left;
  const done = isApplying ? written : states.undone + states.left;
  const text = isApplying ? texts.applying(done, all) : texts.undoing(done, all);
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress value={done} max={all} aria-label={text} />
      <p className={styles.quiet}>{texts.stay}</p>
    </div>
  );
}

/** What came of it. */
function Result({ read: { state, states } }: Pick<ImportStatusProps, "read">) {
  if (state === "applied") {
    return (
      <>
        {states.applied > 0 && <Message tone="success">{texts.applied(states.applied)}</Message>}
        {states.failed > 0 && <Message tone="warning">{texts.failed(states.failed)}</Message>}
      </>
    );
  }
  if (state !== "undone") return null;
  return (
    <>
      <Message tone="success">{texts.undone(states.undone)}</Message>
      {states.left > 0 && <Message tone="warning">{texts.left(states.left)}</Message>}
    </>
  );
}
