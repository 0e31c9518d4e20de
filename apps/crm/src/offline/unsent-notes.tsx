import { useStore } from "zustand";
import styles from "./offline.module.css";
import { UnsentEntry } from "./unsent-entry.tsx";
import { unsentStore } from "./unsent.ts";

/** Notes about a request that wait for a network, the latest first as those that were sent. */
export function UnsentNotes({ requestId }: { requestId: number }) {
  const entries = useStore(unsentStore, (state) => state.entries);
  const notes = entries.filter((one) => one.kind === "note" && one.requestId === requestId);
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
