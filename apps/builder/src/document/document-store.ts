import type { Block } from "@tour/api";
import { applyOperation, toBlocks, toDocument } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";
import { createStore } from "zustand/vanilla";
import { emptyHistory, forgetChanged, inversesOf, operationsOf, recordStep } from "./history.ts";
import type { History, Step } from "./history.ts";
import { nextOrder } from "../undo/order-deeds.ts";
import { diffPages } from "./merging/diff-pages.ts";

export interface DocumentState {
  document: PageDocument;
  history: History;
  /** Raised by each edit; what was saved is compared with it. */
  revision: number;
  selectedId: string | null;
  /** A block that is to be seen, opened or not; each time another object. */
  shown: { id: string; isInForm?: boolean } | null;
}

export interface Edit {
  operation: Operation;
  revision: number;
  /** Somebody else's, or what a check found: the server has it. */
  isForeign: boolean;
}

/** A page under edit: its blocks, how to undo, what is selected. */
export function createDocumentStore(
  blocks: readonly Block[],
  now: () => number = Date.now,
  history: History = emptyHistory,
) {
  const store = createStore<DocumentState>(() => ({
    document: toDocument(blocks),
    history,
    revision: 0,
    selectedId: null,
    shown: null,
  }));
  const listeners = new Set<(edit: Edit) => void>();

  /** Applies operations at once and tells the listeners of each. */
  function perform(
    operations: readonly Operation[],
    toHistory: (parts: Step["parts"]) => History,
    isForeign = false,
  ): void {
    const state = store.getState();
    let { document } = state;
    const parts = operations.map((operation) => {
      const applied = applyOperation(document, operation);
      document = applied.document;
      return { operation, inverse: applied.inverse };
    });
    const revision = isForeign ? state.revision : state.revision + 1;
    const selected = state.selectedId && document.blocks[state.selectedId];
    store.setState({
      document,
      revision,
      history: toHistory(parts),
      selectedId: selected ? state.selectedId : null,
    });
    for (const operation of operations) {
      for (const listener of listeners) listener({ operation, revision, isForeign });
    }
  }

  /** Whether somebody else has left what a step of ours stands on. */
  function fits(operations: readonly Operation[]): boolean {
    try {
      operations.reduce(
        (document, operation) => applyOperation(document, operation).document,
        store.getState().document,
      );
      return true;
    } catch {
      return false;
    }
  }

  /** Takes the last step back, and answers it; one that does not fit any more is forgotten. */
  function undoLast(): Step | null {
    const { past, future } = store.getState().history;
    const step = past.at(-1);
    if (!step) return null;
    const left = past.slice(0, -1);
    if (!fits(inversesOf(step))) {
      store.setState({ history: { past: left, future } });
      return null;
    }
    perform(inversesOf(step), () => ({ past: left, future: [step, ...future] }));
    return step;
  }

  /** Makes the step again that was taken back last, and answers it; as `undoLast`. */
  function redoNext(): Step | null {
    const { past, future } = store.getState().history;
    const [step, ...left] = future;
    if (!step) return null;
    if (!fits(operationsOf(step))) {
      store.setState({ history: { past, future: left } });
      return null;
    }
    perform(operationsOf(step), () => ({ past: [...past, { ...step, at: 0 }], future: left }));
    return step;
  }

  return {
    store,

    /**
     * Edits that the user makes at once: one undo step, or a part of the last one while a text is
     * typed. None of them is made where one does not fit.
     */
    edit(...operations: Operation[]): void {
      if (operations.length === 0) return;
      const { history } = store.getState();
      perform(operations, (parts) => recordStep(history, { parts, at: now(), order: nextOrder() }));
    },

    /** Takes the last step back that still fits. */
    undo(): void {
      while (store.getState().history.past.length > 0 && !undoLast());
    },

    /** Makes the step again that was taken back last and still fits. */
    redo(): void {
      while (store.getState().history.future.length > 0 && !redoNext());
    },

    undoLast,
    redoNext,

    /** Takes what the server's check found; neither an undo step nor a change to save. */
    receiveChecks(blocks: readonly Block[]): void {
      for (const { id, status, validation } of blocks) {
        const known = store.getState().document.blocks[id];
        if (!known || isSameCheck(known, { status, validation })) continue;
        const { history } = store.getState();
        perform([{ kind: "set-check", id, status, validation }], () => history, true);
      }
    },

    /** Takes what others made of the page: no step of one's own, nothing to save. */
    receive(next: readonly Block[]): void {
      for (const operation of diffPages(store.getState().document, next)) {
        const history = forgetChanged(store.getState().history, operation);
        perform([operation], () => history, true);
      }
    },

    select(id: string | null): void {
      store.setState({ selectedId: id });
    },

    /** Brings a block into sight, whether its form is open or not. */
    show(id: string): void {
      store.setState({ shown: { id } });
    },

    /** The same of one whose form is open: the form shows it, and has to be in sight. */
    showForm(id: string): void {
      store.setState({ shown: { id, isInForm: true } });
    },

    blocks: (): Block[] => toBlocks(store.getState().document),

    /** Calls back for every operation, those of undo and redo included; returns how to stop. */
    listen(listener: (edit: Edit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

type Check = Pick<Block, "status" | "validation">;

const isSameCheck = (a: Check, b: Check) =>
  a.status === b.status &&
  JSON.stringify(a.validation ?? {}) === JSON.stringify(b.validation ?? {});
