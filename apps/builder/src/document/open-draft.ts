import type { Block } from "@tour/api";
import type { Backup } from "./draft-backup.ts";
import type { ServerDraft } from "./autosave.ts";

export type Opening =
  /** Nothing was left unsaved. */
  | { kind: "clean" }
  /** Edits that the server never got, made from the very version that it holds. */
  | { kind: "restore"; blocks: Block[] }
  /** Such edits, but the server's draft has moved on: the user decides. */
  | { kind: "conflict"; blocks: Block[] };

/** What to do with edits found in this browser when a page is opened. */
export function openDraft(server: ServerDraft, backup: Backup | null): Opening {
  if (!backup || isSame(backup.blocks, server.blocks)) return { kind: "clean" };
  return {
    kind: backup.version === server.version ? "restore" : "conflict",
    blocks: backup.blocks,
  };
}

const isSame = (a: readonly Block[], b: readonly Block[]) =>
  a.length === b.length && a.every((block, index) => isSameBlock(block, b[index]));

/** Whether two blocks say the same; what a check found does not count, nor the order of keys. */
export function isSameBlock(a: Block, b: Block | undefined): boolean {
  return b !== undefined && toText(a) === toText(b);
}

const toText = ({ status: _, validation: __, ...block }: Block) => JSON.stringify(block, sortKeys);

/** The database gives an object's keys in an order of its own. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
