import type { DraftComment } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Segmented } from "@tour/ui-kit/segmented";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useState } from "react";
import { texts as allTexts } from "../../../texts/ru.ts";
import { BlockThreads } from "./block-threads.tsx";
import styles from "./comments.module.css";
import { useComments } from "./use-comments.ts";

const texts = allTexts.draftLinks.comments;

type Shown = "waiting" | "settled";

const empty = {
  nothing: { title: texts.empty, text: texts.emptyText },
  waiting: { title: texts.noneWaiting, text: texts.noneWaitingText },
  settled: { title: texts.noneSettled, text: undefined },
};

/** What is said of the page's draft, block by block, to be settled, answered and removed. */
export function CommentsDialog({ open, close }: { open: boolean; close: () => void }) {
  const { list, error, shownOf } = useComments();
  const [shown, setShown] = useState<Shown>("waiting");
  const own = list?.filter((one) => !shownOf || one.block_id === shownOf) ?? [];
  const parts = { waiting: own.filter(isWaiting), settled: own.filter((one) => one.is_settled) };
  const nothing = empty[own.length === 0 ? "nothing" : shown];
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={() => setShown("waiting")}
      title={allTexts.commentMarks.title}
      width={640}
    >
      <div className={styles.parts}>
        {list === undefined &&
          (error ? (
            <Message tone="danger">{describeFailure(error)}</Message>
          ) : (
            <Skeleton lines={2} announce />
          ))}
        {own.length > 0 && (
          <Segmented
            aria-label={texts.filter}
            value={shown}
            onValueChange={(value) => setShown(value as Shown)}
            fullWidth
            options={[
              { value: "waiting", label: texts.waiting(parts.waiting.length) },
              { value: "settled", label: texts.settled(parts.settled.length) },
            ]}
          />
        )}
        {list && parts[shown].length === 0 && <EmptyState size="s" {...nothing} />}
        <BlockThreads comments={parts[shown]} />
      </div>
    </Modal>
  );
}

const isWaiting = (one: DraftComment): boolean => !one.is_settled;
