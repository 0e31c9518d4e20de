import { ApiError } from "@tour/api";
import type { Block } from "@tour/api";
import { isOutdated } from "@tour/blocks/outline";
import { describeFailure } from "@tour/office/failure-words";
import { createStore } from "zustand/vanilla";
import type { DocumentStore } from "./document-store.ts";
import type { DraftBackup } from "./draft-backup.ts";
import { isSameBlock, isSamePage } from "./merging/is-same.ts";
import { findClashes, mergePages } from "./merging/merge-pages.ts";
import type { ChooseClash, Clash } from "./merging/merge-pages.ts";

/** A draft as the server holds it. */
export interface ServerDraft {
  blocks: Block[];
  version: number;
}

/** What is to be saved, and what the server held when it last spoke of the page. */
export interface UnsavedDraft extends ServerDraft {
  base: readonly Block[];
}

/** A draft that was saved; `isMerged` where it holds what others have saved meanwhile, too. */
export interface SavedDraft extends ServerDraft {
  isMerged?: boolean;
}

export type SaveState =
  | { kind: "saved" }
  | { kind: "waiting" }
  /** With the server, which checks these blocks: new ones, and those that it had otherwise. */
  | { kind: "saving"; checking: readonly string[] }
  /** Not reached, or refused for now: tried again by itself. */
  | { kind: "retrying" }
  /** Somebody else has changed the same fields: the user decides which of each stays. */
  | { kind: "conflict"; theirs: ServerDraft; clashes: readonly Clash[] }
  /** Refused for good, for example because the session has ended. */
  | { kind: "refused"; status: number; message: string };

/** A revision that no document has: everything is still to be saved. */
const unsaved = -1;

/** Edits wait this long for being kept in this browser, in ms. */
const keepAfter = 150;

interface AutosaveOptions {
  document: DocumentStore;
  backup: DraftBackup;
  /** What the server held when the page was opened. */
  server: ServerDraft;
  /** How the page was opened: edits found in this browser are saved, or merged with the server's. */
  opening?:
    | { kind: "clean" | "restore" }
    | { kind: "conflict"; base: readonly Block[]; clashes: readonly Clash[] };
  /** Makes of what the server holds what this build edits; asked of blocks of earlier versions alone. */
  upgrade?: (blocks: readonly Block[]) => Promise<Block[]>;
  save: (draft: UnsavedDraft) => Promise<SavedDraft>;
  /** Quiet time after the last edit, in ms. */
  quiet?: number;
  /** Between tries while the server can't be reached, in ms. */
  retryAfter?: number;
}

/**
 * Saves a page by itself: once it is quiet after an edit, one save at a time, again after a failed
 * one. What somebody else has saved meanwhile is merged with it; only where both changed the same
 * field the user is asked. Every edit is kept in this browser meanwhile.
 */
export function createAutosave(options: AutosaveOptions) {
  const { document, backup, save, quiet = 700, retryAfter = 3000 } = options;
  const { opening = { kind: "clean" }, upgrade } = options;
  const store = createStore<{ state: SaveState; version: number }>(() => ({
    state: { kind: "saved" },
    version: options.server.version,
  }));
  /** What the server holds, as far as is known here: what mine and theirs both began from. */
  let base: readonly Block[] = opening.kind === "conflict" ? opening.base : options.server.blocks;
  /** What was sent last without an answer: the server may have it. */
  let unanswered: readonly Block[] = [];
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
    backup.write({ version: store.getState().version, blocks: document.blocks(), base });
  };
  /** Writing a long page takes milliseconds: not at every key, but soon after. */
  const keepSoon = () => {
    keepTimer ??= setTimeout(keepNow, keepAfter);
  };

  /** The server has everything: nothing is kept here any more. */
  const markSaved = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    backup.clear();
    setState({ kind: "saved" });
  };

  let stopListening = () => {};

  /** Begins to follow the document, until `stop`. */
  function start(): void {
    stopListening();
    stopListening = document.listen(({ isForeign }) => {
      if (isForeign) return;
      keepSoon();
      if (store.getState().state.kind === "conflict") return;
      setState({ kind: "waiting" });
      schedule(quiet);
    });
    if (store.getState().state.kind === "waiting") schedule(0);
  }

  async function run(): Promise<void> {
    const { revision } = document.store.getState();
    const blocks = document.blocks();
    setState({ kind: "saving", checking: listChanged(base, blocks) });
    try {
      const answer = await save({ blocks, version: store.getState().version, base });
      base = blocks;
      unanswered = [];
      savedRevision = revision;
      if (answer.isMerged) return meet(answer);
      store.setState({ version: answer.version });
      document.receiveChecks(answer.blocks);
      if (isDirty()) {
        keepNow();
        setState({ kind: "waiting" });
        schedule(quiet);
      } else {
        markSaved();
      }
    } catch (error) {
      await fail(error, blocks);
    }
  }

  async function fail(error: unknown, sent: readonly Block[]): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      return meet(error.data as ServerDraft);
    }
    if (error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408) {
      setState({ kind: "refused", status: error.status, message: describeFailure(error) });
      return;
    }
    unanswered = sent;
    setState({ kind: "retrying" });
    schedule(retryAfter);
  }

  /** Somebody else saved first: merges their page with ours, or asks where both changed the same. */
  async function meet(found: ServerDraft): Promise<void> {
    const mustUpgrade = upgrade && found.blocks.some(isOutdated);
    const blocks = mustUpgrade ? await upgrade(found.blocks).catch(() => null) : found.blocks;
    if (!blocks) return askAgain();
    const theirs = { ...found, blocks };
    // What we sent ourselves, and never heard of, is nobody else's edit.
    const arrived = theirs.blocks.filter((block) =>
      unanswered.some((one) => isSameBlock(one, block)),
    );
    base = replaceBlocks(base, arrived);
    unanswered = [];
    const clashes = findClashes({ base, mine: document.blocks(), theirs: theirs.blocks });
    if (clashes.length > 0) return setState({ kind: "conflict", theirs, clashes });
    take(theirs, () => "mine");
  }

  /** What this build can't read yet is asked for once more: our page goes to the server again. */
  function askAgain(): void {
    savedRevision = unsaved;
    setState({ kind: "retrying" });
    schedule(retryAfter);
  }

  /** Goes on from their page with what of ours stays, and saves that. */
  function take(theirs: ServerDraft, choose: ChooseClash): void {
    document.receive(mergePages({ base, mine: document.blocks(), theirs: theirs.blocks }, choose));
    base = theirs.blocks;
    store.setState({ version: theirs.version });
    if (isSamePage(document.blocks(), theirs.blocks)) {
      savedRevision = document.store.getState().revision;
      return markSaved();
    }
    savedRevision = unsaved;
    keepNow();
    setState({ kind: "waiting" });
    schedule(0);
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

  if (opening.kind !== "clean") savedRevision = unsaved;
  if (opening.kind === "restore") setState({ kind: "waiting" });
  if (opening.kind === "conflict") {
    setState({ kind: "conflict", theirs: options.server, clashes: opening.clashes });
  }

  return {
    store,
    start,
    flush,
    isDirty,
    /** Keeps unsaved edits in this browser at once: the page is about to be left. */
    keep(): void {
      if (isDirty()) keepNow();
    },
    /** After a conflict: of each field that both changed, the one that was chosen stays. */
    resolve(choose: ChooseClash): Promise<SaveState> {
      const { state } = store.getState();
      if (state.kind === "conflict") take(state.theirs, choose);
      return flush();
    },
    /**
     * Takes what somebody else has saved, and says whether it is known here now; what is unsaved here
     * meets it when it is saved.
     */
    receive(theirs: ServerDraft): boolean {
      const { state, version } = store.getState();
      if (theirs.version <= version) return true;
      if (running || isDirty() || state.kind === "conflict") return false;
      void meet(theirs);
      return true;
    },
    stop(): void {
      clearTimeout(timer);
      if (isDirty()) keepNow();
      clearTimeout(keepTimer);
      stopListening();
    },
  };
}

/** A page with some of its blocks as they are in the list, new ones last. */
function replaceBlocks(blocks: readonly Block[], others: readonly Block[]): Block[] {
  const byId = new Map([...blocks, ...others].map((block) => [block.id, block]));
  return [...byId.values()];
}

/** Ids of blocks that are new, or say something else than before. */
function listChanged(before: readonly Block[], blocks: readonly Block[]): string[] {
  const byId = new Map(before.map((block) => [block.id, block]));
  return blocks.filter((block) => !isSameBlock(block, byId.get(block.id))).map(({ id }) => id);
}

export type Autosave = ReturnType<typeof createAutosave>;
