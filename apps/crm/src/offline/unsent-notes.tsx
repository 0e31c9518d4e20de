import { useStore } from "zustand";
import styles from "./offline.module.css";
import { UnsentEntry } from "./unsent-entry.tsx";
import { isNoteOf, unsentStore } from "./unsent.ts";
import type { UnsentNote } from "./unsent.ts";

interface UnsentNotesProps {
  requestId: number;
  /** The one that is being mended in the form. */
  inForm?: string | null;
}

/** Notes about a request that wait for a network, the latest first as those that were sent. */
export function UnsentNotes({ requestId, inForm = null }: UnsentNotesProps) {
  const entries = useStore(unsentStore, (state) => state.entries);
  const notes = entries.filter(isNoteOf(requestId)).filter(({ id }) => id !== inForm);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notes.toReversed().map((note) => (
        <li key={note.id}>
          <UnsentEntry entry={note} />
        </li>
      ))}
    </ul>
  );
}

/** The first note about a request that the server did not take. */
export const useRefusedNote = (requestId: number): UnsentNote | undefined =>
  useStore(unsentStore, ({ entries }) =>
    entries.filter(isNoteOf(requestId)).find(({ refusal }) => refusal !== null),
  );
