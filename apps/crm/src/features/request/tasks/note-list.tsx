import type { RequestNote } from "@tour/api";
import { formatShortInstant } from "@tour/office/format";
import { IconButton } from "@tour/ui-kit/button";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { X } from "lucide-react";
import { requestTexts } from "../../../texts/request.ru.ts";
import styles from "./tasks.module.css";

const texts = requestTexts.tasks;

interface NoteListProps {
  notes: readonly RequestNote[];
  isChanging: boolean;
  remove: (noteId: number) => void;
}

/** What colleagues wrote down, newest first. */
export function NoteList({ notes, isChanging, remove }: NoteListProps) {
  return (
    <ul className={styles.list}>
      {notes.map(({ id, text, by, at }) => (
        <li key={id} className={styles.note}>
          <div>
            <TruncateText>
              <p className={styles.words}>{text}</p>
            </TruncateText>
            <p className={styles.quiet}>
              {[by, formatShortInstant(at)].filter(Boolean).join(", ")}
            </p>
          </div>
          <IconButton
            size="s"
            label={`${texts.removeNote}: ${text.slice(0, 40)}`}
            disabled={isChanging}
            onClick={() => remove(id)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
