import type { Block } from "@tour/api";
import type { Backup } from "./draft-backup.ts";
import type { ServerDraft } from "./autosave.ts";
import { isSamePage } from "./merging/is-same.ts";
import { findClashes, mergePages } from "./merging/merge-pages.ts";
import type { Clash } from "./merging/merge-pages.ts";

export type Opening =
  /** Nothing was left unsaved. */
  | { kind: "clean" }
  /** Edits that the server never got, merged with what it holds. */
  | { kind: "restore"; blocks: Block[] }
  /** Such edits of what somebody else has changed meanwhile: the user decides. */
  | { kind: "conflict"; blocks: Block[]; base: Block[]; clashes: Clash[] };

/** What to do with edits found in this browser when a page is opened. */
export function openDraft(server: ServerDraft, backup: Backup | null): Opening {
  if (!backup || isSamePage(backup.blocks, server.blocks)) return { kind: "clean" };
  const { blocks: mine, base = [] } = backup;
  if (backup.version === server.version) return { kind: "restore", blocks: mine };
  const pages = { base, mine, theirs: server.blocks };
  const clashes = findClashes(pages);
  return clashes.length > 0
    ? { kind: "conflict", blocks: mine, base, clashes }
    : { kind: "restore", blocks: mergePages(pages, () => "mine") };
}
