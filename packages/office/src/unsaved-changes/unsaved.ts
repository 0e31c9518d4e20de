import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

interface Leaving {
  /** How many forms hold changes that were not saved. */
  unsaved: number;
  /**
   * Asks whether to leave without saving, or without sending so many changes; set while the question
   * can be shown.
   */
  ask: ((unsent?: number) => Promise<boolean>) | null;
}

export const leavingStore = createStore<Leaving>(() => ({ unsaved: 0, ask: null }));

const count = (step: 1 | -1) =>
  leavingStore.setState(({ unsaved }) => ({ unsaved: unsaved + step }));

/** Says that a form holds changes which leaving the screen would lose. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    count(1);
    return () => count(-1);
  }, [isUnsaved]);
}

export const useHasUnsaved = (): boolean => useStore(leavingStore, ({ unsaved }) => unsaved > 0);

/**
 * Whether the screen may be left: at once with nothing unsaved, else as the person answers. A question
 * whose forms have gone meanwhile has answered itself: an earlier leaving was still under way.
 */
export async function mayLeave(): Promise<boolean> {
  const { unsaved, ask } = leavingStore.getState();
  if (unsaved === 0 || !ask) return true;
  let stop = () => {};
  const gone = new Promise<boolean>((resolve) => {
    stop = leavingStore.subscribe((state) => state.unsaved === 0 && resolve(true));
  });
  return Promise.race([ask(), gone]).finally(stop);
}

/** Whether so many changes that were not sent may be erased: at once with none, else as one answers. */
export async function mayForget(unsent: number): Promise<boolean> {
  const { ask } = leavingStore.getState();
  return unsent === 0 || !ask || ask(unsent);
}
