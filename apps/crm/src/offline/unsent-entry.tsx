import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useUndo } from "../undo/use-undo.tsx";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { describeFields } from "./describe-fields.ts";
import { formatSince } from "./format-since.ts";
import styles from "./offline.module.css";
import { sendUnsent } from "./send-unsent.ts";
import { settleTourist } from "./settle-tourist.ts";
import { changeUnsent, passStorageFailure, removeUnsent } from "./unsent.ts";
import type { UnsentNote, UnsentTourist } from "./unsent.ts";

interface UnsentEntryProps {
  entry: UnsentNote | UnsentTourist;
  /** Opens the form that it was written in, where that form is at hand. */
  mend?: () => void;
}

/** One change that was not sent: what was written, why it waits, and what can be done. */
export function UnsentEntry({ entry, mend }: UnsentEntryProps) {
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const { id, at, refusal } = entry;
  const isNote = entry.kind === "note";
  const again = async () => {
    await changeUnsent({ ...entry, refusal: null });
    await sendUnsent(queryClient);
  };
  const remove = async () => {
    await removeUnsent(id);
    offerUndo({
      ...{ id, text: texts.removed, label: texts.takeBack },
      undo: () => changeUnsent(entry).catch(passStorageFailure),
    });
  };
  return (
    <div className={styles.entry}>
      <Tag size="s" tone="warning">
        {texts.mark}
      </Tag>
      <p className={styles.words}>{isNote ? entry.text : describeFields(entry.typed).join("\n")}</p>
      <p className={styles.quiet}>
        {[isNote ? texts.note : texts.tourist(entry.name), formatSince(at), !refusal && texts.waits]
          .filter(Boolean)
          .join(", ")}
      </p>
      {refusal !== null && <Message tone="danger">{texts.refused(refusal)}</Message>}
      {!isNote && entry.theirs && <Clash entry={entry} theirs={entry.theirs} />}
      <div className={styles.actions}>
        {refusal !== null && mend && (
          <Button size="s" variant="secondary" onClick={mend}>
            {texts.mend}
          </Button>
        )}
        {refusal !== null && (
          <Button
            size="s"
            variant="secondary"
            onClick={() => void again().catch(passStorageFailure)}
          >
            {texts.again}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={() => void remove().catch(passStorageFailure)}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

interface ClashProps {
  entry: UnsentTourist;
  theirs: NonNullable<UnsentTourist["theirs"]>;
}

/** What others wrote in the same fields, and the choice. */
function Clash({ entry, theirs }: ClashProps) {
  const queryClient = useQueryClient();
  const settle = async (isMine: boolean) => {
    await settleTourist(entry, theirs, isMine).catch(passStorageFailure);
    await sendUnsent(queryClient);
  };
  const now = describeFields(theirs);
  const mine = describeFields(
    Object.fromEntries(Object.keys(theirs).map((field) => [field, entry.typed[field as never]])),
  );
  return (
    <Message tone="warning" title={texts.clash}>
      {now.map((line, index) => (
        <p key={line}>{texts.theirs(line, mine[index] ?? "")}</p>
      ))}
      <div className={styles.actions}>
        <Button size="s" variant="secondary" onClick={() => void settle(true)}>
          {texts.keepMine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => void settle(false)}>
          {texts.takeTheirs}
        </Button>
      </div>
    </Message>
  );
}
