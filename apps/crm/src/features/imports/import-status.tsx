import type { TourImport } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import styles from "./imports.module.css";
import { UndoDialog } from "./undo-dialog.tsx";

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
  const { kinds, pictures, picture_states: taken, sells_dates: sellsDates } = read;
  const count = kinds.new + kinds.changed;
  return (
    <>
      {kinds.error > 0 && <Message tone="warning">{texts.errorsStay(kinds.error)}</Message>}
      {pictures > 0 && <Message tone="info">{texts.pictures(pictures, taken.waiting)}</Message>}
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

/** How far a job is, and in what. */
function measure({ state, states, picture_states: pictures }: TourImport) {
  if (state === "undoing") {
    const done = states.undone + states.left;
    return { done, all: states.applied + done, words: texts.undoing };
  }
  const written = states.applied + states.failed;
  if (states.waiting > 0) {
    return { done: written, all: written + states.waiting, words: texts.applying };
  }
  const done = pictures.had + pictures.failed;
  return pictures.waiting > 0
    ? { done, all: done + pictures.waiting, words: texts.takingPictures }
    : { done: written, all: written, words: texts.applying };
}

/** While a job writes or takes back. */
function Progress({ read }: Pick<ImportStatusProps, "read">) {
  if (read.state !== "applying" && read.state !== "undoing") return null;
  const { done, all, words } = measure(read);
  const text = words(done, all);
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress value={done} max={all} aria-label={text} />
      <p className={styles.quiet}>{texts.stay}</p>
    </div>
  );
}

/** What came of it. */
function Result({ read }: Pick<ImportStatusProps, "read">) {
  const { state, states, picture_states: pictures } = read;
  if (state === "applied") {
    return (
      <>
        {states.applied > 0 && <Message tone="success">{texts.applied(states.applied)}</Message>}
        {pictures.had > 0 && <Message tone="success">{texts.hadPictures(pictures.had)}</Message>}
        {states.failed > 0 && <Message tone="warning">{texts.failed(states.failed)}</Message>}
        {pictures.failed > 0 && (
          <Message tone="warning">{texts.failedPictures(pictures.failed)}</Message>
        )}
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
