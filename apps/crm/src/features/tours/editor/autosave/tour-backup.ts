import type { TourChanges } from "@tour/api";

/** What was typed and is not with the server yet, and the version that it began from. */
export interface KeptEdits {
  version: number;
  changes: TourChanges;
}

export interface TourBackup {
  read: () => KeptEdits | null;
  write: (edits: KeptEdits) => void;
  clear: () => void;
}

/** Keeps unsaved edits of a tour in this browser. Without room or permission it keeps nothing. */
export function createTourBackup(storage: Storage, tourId: number): TourBackup {
  const key = `unsaved-tour-${tourId}`;
  const attempt = <Answer>(work: () => Answer): Answer | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const kept = JSON.parse(storage.getItem(key) ?? "null") as KeptEdits | null;
        return kept && typeof kept.version === "number" && kept.changes ? kept : null;
      }),
    write: (edits) => void attempt(() => storage.setItem(key, JSON.stringify(edits))),
    clear: () => void attempt(() => storage.removeItem(key)),
  };
}
