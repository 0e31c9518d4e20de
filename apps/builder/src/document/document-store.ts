import type { Block } from "@tour/api";
import { applyOperation, toBlocks, toDocument } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";
import { createStore } from "zustand/vanilla";
import { emptyHistory, recordStep } from "./history.ts";
import type { History } from "./history.ts";

export interface DocumentState {
  document: PageDocument;
  history: History;
  /** Raised by each edit; what was saved is compared with it. */
  revision: number;
  selectedId: string | null;
  /** Raised when all blocks are replaced at once, which no operation says. */
  generation: number;
}

/** Where an operation came from: the preview is told of all but what it did itself. */
export interface Edit {
  operation: Operation;
  revision: number;
}

/** A page under edit: its blocks, how to undo, what is selected. */
export function createDocumentStore(blocks: readonly Block[], now: () => number = Date.now) {
  const store = createStore<DocumentState>(() => ({
    document: toDocument(blocks),
    history: emptyHistory,
    revision: 0,
    selectedId: null,
    generation: 0,
  }));
  const listeners = new Set<(edit: Edit) => void>();

  /** Applies an operation and tells the listeners; answers its inverse. */
  function perform(operation: Operation, history: (inverse: Operation) => History): void {
    const state = store.getState();
    const { document, inverse } = applyOperation(state.document, operation);
    const revision = state.revision + 1;
    const selected = state.selectedId && document.blocks[state.selectedId];
    store.setState({
      document,
      revision,
      history: history(inverse),
      selectedId: selected ? state.selectedId : null,
    });
    for (const listener of listeners) listener({ operation, revision });
  }

  return {
    store,

    /** One edit by the user: one undo step, or a part of the last one while a text is typed. */
    edit(operation: Operation): void {
      const { history } = store.getState();
      perform(operation, (inverse) => recordStep(history, { operation, inverse, at: now() }));
    },

    undo(): void {
      const { past, future } = store.getState().history;
      const step = past.at(-1);
      if (!step) return;
      perform(step.inverse, () => ({ past: past.slice(0, -1), future: [step, ...future] }));
    },

    redo(): void {
      const { past, future } = store.getState().history;
      const [step, ...rest] = future;
      if (!step) return;
      perform(step.operation, () => ({ past: [...past, { ...step, at: 0 }], future: rest }));
    },

    /** Takes what the server's check found; neither an undo step nor a change to save. */
    receiveChecks(blocks: readonly Block[]): void {
      for (const { id, status, validation } of blocks) {
        const known = store.getState().document.blocks[id];
        if (!known || isSameCheck(known, { status, validation })) continue;
        const operation: Operation = { kind: "set-check", id, status, validation };
        const { document } = applyOperation(store.getState().document, operation);
        store.setState({ document });
        for (const listener of listeners) {
          listener({ operation, revision: store.getState().revision });
        }
      }
    },

    /** Starts again from other blocks, for example from the newer draft of a second tab. */
    reset(next: readonly Block[]): void {
      store.setState(({ generation }) => ({
        document: toDocument(next),
        history: emptyHistory,
        selectedId: null,
        generation: generation + 1,
      }));
    },

    select(id: string | null): void {
      store.setState({ selectedId: id });
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
