import { createStore } from "zustand/vanilla";
import type { ProgrammeDraft } from "./programme-draft.ts";

export interface DraftSaving {
  draft: ProgrammeDraft;
  state: "saved" | "waiting" | "failed";
  /** Why it was not saved. */
  error: unknown;
}

interface Options {
  draft: ProgrammeDraft;
  save: (draft: ProgrammeDraft) => Promise<void>;
  /** How long one is let go on before it is sent, in ms. */
  quiet?: number;
}

/** A draft that is sent whenever it was left alone for a moment; the newest goes after the one before. */
export function createDraftSaving({ draft: first, save, quiet = 800 }: Options) {
  const store = createStore<DraftSaving>(() => ({ draft: first, state: "saved", error: null }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  async function send(): Promise<boolean> {
    const { draft } = store.getState();
    try {
      await save(draft);
    } catch (error) {
      store.setState({ state: "failed", error });
      return false;
    }
    if (store.getState().draft !== draft) return send();
    store.setState({ state: "saved", error: null });
    return true;
  }

  /** Sends at once what was not sent; false where that failed. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (store.getState().state === "saved") return Promise.resolve(true);
    running ??= send().finally(() => (running = null));
    return running;
  }

  return {
    store,
    change(make: (draft: ProgrammeDraft) => ProgrammeDraft): void {
      store.setState(({ draft }) => ({ draft: make(draft), state: "waiting" }));
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), quiet);
    },
    flush,
  };
}
