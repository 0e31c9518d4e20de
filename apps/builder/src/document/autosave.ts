import { ApiError } from "@tour/api";
import type { Block } from "@tour/api";
import { createStore } from "zustand/vanilla";
import type { DocumentStore } from "./document-store.ts";
import type { DraftBackup } from "./draft-backup.ts";

/** A draft as the server holds it. */
export interface ServerDraft {
  blocks: Block[];
  version: number;
}

export type SaveState =
  | { kind: "saved" }
  | { kind: "waiting" }
  | { kind: "saving" }
  /** Not reached, or refused for now: tried again by itself. */
  | { kind: "retrying"; message: string }
  /** Someone saved first: the user decides. */
  | { kind: "conflict"; theirs: ServerDraft }
  /** Refused for good, for example because the session has ended. */
  | { kind: "refused"; status: number; message: string };

/** A revision that no document has: everything is still to be saved. */
const unsaved = -1;

/** Edits wait this long for being kept in this browser, in ms. */
const keepAfter = 150;

interface AutosaveOptions {
  document: DocumentStore;
  backup: DraftBackup;
  version: number;
  /** How the page was opened: edits found in this browser are saved, or compared with theirs. */
  opening?: { kind: "clean" | "restore" } | { kind: "conflict"; theirs: ServerDraft };
  save: (draft: ServerDraft) => Promise<ServerDraft>;
  /** Quiet time after the last edit, in ms. */
  quiet?: number;
  /** Between tries while the server can't be reached, in ms. */
  retryAfter?: number;
}

/**
 * Saves a page by itself: once it is quiet after an edit, one save at a time, again after a failed
 * one, and never over somebody else's newer draft. Every edit is kept in this browser meanwhile.
 */
export function createAutosave(options: AutosaveOptions) {
  const { document, backup, save, quiet = 700, retryAfter = 3000 } = options;
  const store = createStore<{ state: SaveState; version: number }>(() => ({
    state: { kind: "saved" },
    version: options.version,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let savedRevision = document.store.getState().revision;
  let running: Promise<void> | null = null;

  const setState = (state: SaveState) => store.setState({ state });
  const isDirty = () => document.store.getState().revision !== savedRevision;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  const keepNow = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    backup.write({ version: store.getState().version, blocks: document.blocks() });
  };
  /** Writing a long page takes milliseconds: not at every key, but soon after. */
  const keepSoon = () => {
    keepTimer ??= setTimeout(keepNow, keepAfter);
  };

  let stopListening = () => {};

  /** Begins to follow the document, until `stop`. */
  function start(): void {
    stopListening();
    stopListening = document.listen(({ operation }) => {
      if (operation.kind === "set-check") return;
      keepSoon();
      if (store.getState().state.kind === "conflict") return;
      setState({ kind: "waiting" });
      schedule(quiet);
    });
    if (store.getState().state.kind === "waiting") schedule(0);
  }

  async function run(): Promise<void> {
    const { revision } = document.store.getState();
    setState({ kind: "saving" });
    try {
      const answer = await save({ blocks: document.blocks(), version: store.getState().version });
      savedRevision = revision;
      store.setState({ version: answer.version });
      document.receiveChecks(answer.blocks);
      if (isDirty()) {
        keepNow();
        setState({ kind: "waiting" });
        schedule(quiet);
      } else {
        clearTimeout(keepTimer);
        keepTimer = undefined;
        backup.clear();
        setState({ kind: "saved" });
      }
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      return setState({ kind: "conflict", theirs: error.data as ServerDraft });
    }
    if (error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408) {
      return setState({ kind: "refused", status: error.status, message: error.message });
    }
    setState({ kind: "retrying", message: error.message });
    schedule(retryAfter);
  }

  /** Saves what is unsaved now, and waits until it is; used before publishing. */
  async function flush(): Promise<SaveState> {
    clearTimeout(timer);
    // Several may have waited for one: whoever comes first saves for all of them.
    if (running) {
      await running;
      return flush();
    }
    const { kind } = store.getState().state;
    if (isDirty() && kind !== "conflict") {
      running = run().finally(() => {
        running = null;
      });
      await running;
    }
    return store.getState().state;
  }

  const { opening = { kind: "clean" } } = options;
  if (opening.kind !== "clean") savedRevision = unsaved;
  if (opening.kind === "restore") setState({ kind: "waiting" });
  if (opening.kind === "conflict") setState({ kind: "conflict", theirs: opening.theirs });

  return {
    store,
    start,
    flush,
    isDirty,
    /** Keeps unsaved edits in this browser at once: the page is about to be left. */
    keep(): void {
      if (isDirty()) keepNow();
    },
    /** After a conflict: our blocks go over theirs, which stay among the versions. */
    keepMine(): Promise<SaveState> {
      const { state } = store.getState();
      if (state.kind !== "conflict") return flush();
      store.setState({ version: state.theirs.version, state: { kind: "waiting" } });
      return flush();
    },
    /** After a conflict: their blocks take the place of ours. */
    takeTheirs(): void {
      const { state } = store.getState();
      if (state.kind !== "conflict") return;
      document.reset(state.theirs.blocks);
      savedRevision = document.store.getState().revision;
      store.setState({ version: state.theirs.version, state: { kind: "saved" } });
      backup.clear();
    },
    stop(): void {
      clearTimeout(timer);
      if (isDirty()) keepNow();
      clearTimeout(keepTimer);
      stopListening();
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
