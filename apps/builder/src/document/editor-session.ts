import type { Block, PageType } from "@tour/api";
import { createAutosave } from "./autosave.ts";
import type { Autosave, SavedDraft, UnsavedDraft } from "./autosave.ts";
import { keptHistories } from "./kept-histories.ts";
import { createDocumentStore } from "./document-store.ts";
import type { DocumentStore } from "./document-store.ts";
import { createDraftBackup } from "./draft-backup.ts";
import type { Backup } from "./draft-backup.ts";
import { openDraft } from "./open-draft.ts";
import { upgradeBlocks } from "./upgrade-blocks.ts";

/** One page opened for editing: its document, and what saves it. */
export interface EditorSession {
  document: DocumentStore;
  autosave: Autosave;
}

interface SessionOptions {
  organizerId: number;
  type: PageType;
  draft: { blocks: Block[]; version: number };
  /** What this browser keeps of the page that the server never got. */
  kept: Backup | null;
  storage: Storage;
  save: (draft: UnsavedDraft) => Promise<SavedDraft>;
}

/**
 * Opens a page, with the edits of an earlier visit that the server never got, and with what can still
 * be taken back of those of this window.
 */
export function openSession(options: SessionOptions): EditorSession {
  const { organizerId, type, draft: server, kept, storage, save } = options;
  const backup = createDraftBackup(storage, organizerId, type);
  const opening = openDraft(server, kept);
  if (opening.kind === "clean") backup.clear();
  const { blocks } = opening.kind === "clean" ? server : opening;
  const document = createDocumentStore(blocks, undefined, keptHistories.read(options, blocks));
  const autosave = createAutosave({
    document,
    backup,
    server,
    opening,
    upgrade: upgradeBlocks,
    save,
  });
  return { document, autosave };
}
