import { isWithinPath } from "@tour/preview-protocol";
import { blockStatus } from "@tour/api";
import type { Block } from "@tour/api";
import { createContext } from "react";
import { createStore } from "zustand/vanilla";

type Messages = Record<string, string[]>;

/** An entry of a list that was added just now, and which of its fields somebody has been at. */
export interface FreshEntry {
  blockId: string;
  /** Dotted, in the block's content. */
  path: string;
  left: readonly string[];
}

/**
 * Entries added just now: what is wrong with a field of theirs is not said until that field was left,
 * or the whole was to be published.
 */
export function createFreshEntries() {
  const store = createStore<readonly FreshEntry[]>(() => []);
  return {
    store,

    add(blockId: string, path: string): void {
      store.setState([...store.getState(), { blockId, path, left: [] }], true);
    },

    leave(blockId: string, field: string): void {
      const takes = (entry: FreshEntry) =>
        entry.blockId === blockId && isWithinPath(field, entry.path) && !entry.left.includes(field);
      if (!store.getState().some(takes)) return;
      const add = (entry: FreshEntry) =>
        takes(entry) ? { ...entry, left: [...entry.left, field] } : entry;
      store.setState(store.getState().map(add), true);
    },

    /** Entries of a list, or all there are, are judged as any other from now on. */
    forget(list?: { blockId: string; path: string }): void {
      const isOther = (entry: FreshEntry) =>
        list !== undefined &&
        !(entry.blockId === list.blockId && isWithinPath(entry.path, list.path));
      const kept = store.getState().filter(isOther);
      if (kept.length < store.getState().length) store.setState(kept, true);
    },
  };
}

export type FreshEntries = ReturnType<typeof createFreshEntries>;

/** Those of the editor around; outside of one there never are any. */
export const FreshEntriesContext = createContext<FreshEntries>(createFreshEntries());

/** What is to be said of a block's content: all but for untouched fields of fresh entries. */
export function judge(
  entries: readonly FreshEntry[],
  blockId: string,
  messages: Messages,
): Messages {
  const own = entries.filter((entry) => entry.blockId === blockId);
  const isHidden = (path: string) =>
    own.some(
      (entry) =>
        isWithinPath(path, entry.path) && !entry.left.some((field) => isWithinPath(path, field)),
    );
  return Object.fromEntries(Object.entries(messages).filter(([path]) => !isHidden(path)));
}

/** What the server has found in a block, as it is to be shown. */
export function judgeCheck<Check extends Pick<Block, "id" | "status" | "validation">>(
  entries: readonly FreshEntry[],
  check: Check,
): Check {
  if (!check.validation || Object.keys(check.validation).length === 0) return check;
  const validation = judge(entries, check.id, check.validation);
  const isRight = Object.keys(validation).length === 0;
  return { ...check, validation, status: isRight ? blockStatus.success : check.status };
}
