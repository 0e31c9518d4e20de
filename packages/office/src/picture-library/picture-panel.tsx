import { Button, IconButton } from "@tour/ui-kit/button";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { isOnTheWay, isSent } from "../uploads/index.ts";
import styles from "./picture-panel.module.css";
import { PictureProgress } from "./picture-progress.tsx";
import { pictureQueue } from "./picture-uploads.ts";
import { keepMissedFiles } from "./use-file-drop.ts";

const words = pictureTexts.queue;

/** How the office's pictures go, in a corner of every screen, for as long as there are any. */
export function PicturePanel() {
  const state = useStore(pictureQueue.store);
  const [isOpen, setOpen] = useState(true);
  const listId = useId();
  const isBusy = isOnTheWay(state);
  useAskBeforeClosing(isBusy);
  useEffect(() => keepMissedFiles(window), []);
  if (state.uploads.length === 0) return null;

  const sent = state.uploads.filter(isSent);
  const failed = state.uploads.filter(({ error }) => error !== undefined).length;
  const total = state.taken + sent.length;
  const part = (state.taken + sent.reduce((sum, { progress }) => sum + progress, 0)) / total;
  return (
    <section className={styles.panel} aria-label={words.label}>
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {(isBusy || failed === 0) && <span>{words.sent(state.taken, total)}</span>}
          {failed > 0 && <span className={styles.failed}>{words.failed(failed)}</span>}
        </p>
        <Button size="s" variant="ghost" onClick={pictureQueue.clear}>
          {isBusy ? words.cancelAll : words.close}
        </Button>
        <IconButton
          size="s"
          label={isOpen ? words.fold : words.unfold}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </IconButton>
      </div>
      {isBusy && (
        <progress className={styles.whole} aria-label={words.whole} max={1} value={part} />
      )}
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        <PictureProgress />
      </ul>
    </section>
  );
}

/** Closing the tab would stop what is on its way: the browser asks first. */
function useAskBeforeClosing(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isBusy]);
}
