import { createStore } from "zustand/vanilla";

/** An answer that is shown though the server did not give it now. */
export interface ShownKept {
  /** When the server gave it, in ms. */
  at: number;
  /** The server may still answer: it is slow. */
  isLate: boolean;
}

/** What of the screens is shown as it was kept, by the hashes of its queries. */
export const shownKept = createStore<ReadonlyMap<string, ShownKept>>(() => new Map());

export const noteShownKept = (hash: string, kept: ShownKept): void =>
  shownKept.setState(new Map(shownKept.getState()).set(hash, kept), true);

export function noteRead(hash: string): void {
  if (!shownKept.getState().has(hash)) return;
  const left = new Map(shownKept.getState());
  left.delete(hash);
  shownKept.setState(left, true);
}
