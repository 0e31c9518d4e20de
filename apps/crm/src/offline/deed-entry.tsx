import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useStore } from "zustand";
import { useUndo } from "../undo/use-undo.tsx";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { offlineTexts } from "../texts/offline.ru.ts";
import { changeDeed, leaveDeed, takeBackDeed } from "./change-deed.ts";
import { describeDeed, isOver, markDeed } from "./format-deed.ts";
import { formatSince } from "./format-since.ts";
import styles from "./offline.module.css";
import { sendUnsent } from "./send-unsent.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import { useNow } from "./use-now.ts";
import { changeUnsent, passStorageFailure, unsentStore } from "./unsent.ts";

interface DeedEntryProps {
  deed: UnsentDeed;
  /** Opens the form that it was written in, where that form is at hand. */
  mend?: (() => void) | undefined;
}

/** Something that was done on the way: how it stands, and the one press that takes it back. */
export function DeedEntry({ deed, mend }: DeedEntryProps) {
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const isSending = useStore(unsentStore, ({ sending }) => sending === deed.id);
  const { id, at, refusal, isTakenBack, settledAt } = deed;
  const { title, words } = describeDeed(deed);
  const now = useNow();
  const mark = markDeed(deed, isSending, now);
  const isRefused = refusal !== null;
  const again = async () => {
    await changeDeed(deed, (latest) => ({ ...latest, refusal: null }));
    await sendUnsent(queryClient);
  };
  const takeBack = async () => {
    if ((await takeBackDeed(deed)) === "undoing") return sendUnsent(queryClient);
    offerUndo({
      ...{ id, text: texts.erased, label: offlineTexts.takeBack },
      undo: () =>
        changeUnsent(deed)
          .then(() => sendUnsent(queryClient))
          .catch(passStorageFailure),
    });
  };
  const run = (work: () => Promise<unknown>) => () => void work().catch(passStorageFailure);
  const mayTakeBack = !isTakenBack && !(settledAt !== null && isOver(deed, now));
  return (
    <div className={styles.entry}>
      <p role="status">
        <Tag size="s" tone={mark.tone}>
          {mark.text}
        </Tag>
      </p>
      <p className={styles.deed}>{title}</p>
      {words && <p className={styles.words}>{words}</p>}
      <p className={styles.quiet}>{texts.written(formatSince(at))}</p>
      {isRefused && <Message tone="danger">{refusal}</Message>}
      <div className={styles.actions}>
        {isRefused && !isTakenBack && mend && (
          <Button size="l" variant="secondary" onClick={mend}>
            {texts.mend}
          </Button>
        )}
        {isRefused && (
          <Button size="l" variant="secondary" onClick={run(again)}>
            {texts.again}
          </Button>
        )}
        {isRefused && isTakenBack && (
          <Button size="l" variant="secondary" onClick={run(() => leaveDeed(deed))}>
            {texts.leave}
          </Button>
        )}
        {mayTakeBack && (
          <Button size="l" variant="secondary" onClick={run(takeBack)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}
