import { blocksSchema } from "@tour/api";
import type { Block, PageType } from "@tour/api";
import * as v from "valibot";

const backupSchema = v.object({
  /** The server's version that the edits began from. */
  version: v.number(),
  blocks: blocksSchema,
  /** What the server held then; backups of earlier builds lack it. */
  base: v.optional(blocksSchema),
  saved_at: v.number(),
});

export type Backup = v.InferOutput<typeof backupSchema>;

/** What is kept in this browser until the server has it: a closed tab loses nothing. */
export interface DraftBackup {
  read: () => Backup | null;
  write: (backup: { version: number; blocks: readonly Block[]; base: readonly Block[] }) => void;
  clear: () => void;
}

type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The backup of one page's draft, by organiser and page; a full or forbidden store is survived. */
export function createDraftBackup(
  store: KeyValueStore,
  organizerId: number,
  type: PageType,
  now: () => number = Date.now,
): DraftBackup {
  const key = `draft:${organizerId}:${type}`;
  return {
    read: () => {
      try {
        const parsed = v.safeParse(backupSchema, JSON.parse(store.getItem(key) ?? "null"));
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    write: (backup) => {
      try {
        store.setItem(key, JSON.stringify({ ...backup, saved_at: now() }));
      } catch {
        // No room in this browser: the draft still goes to the server.
      }
    },
    clear: () => store.removeItem(key),
  };
}
