import * as v from "valibot";
import { keyOfKept } from "./has-kept-design.ts";
import { designSchema } from "./design-parts.ts";
import type { Design } from "./design-parts.ts";

const backupSchema = v.object({
  /** What the server held when it last spoke of the design. */
  base: designSchema,
  mine: designSchema,
  /** What was sent without an answer: the server may have it. */
  sent: v.array(designSchema),
});

export interface DesignKept {
  base: Design;
  mine: Design;
  sent: readonly Design[];
}

/** What is kept in this browser until the server has it: a reload or a closed tab loses nothing. */
export interface DesignBackup {
  read: () => DesignKept | null;
  /** Whether it is kept: a store may be full or forbidden. */
  write: (kept: DesignKept) => boolean;
  /** Forgets what this window has written; what another one has kept since stays. */
  clear: () => void;
}

type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createDesignBackup(store: KeyValueStore, organizerId: number): DesignBackup {
  const key = keyOfKept(organizerId);
  let written: string | null = null;
  return {
    read: () => {
      try {
        written = store.getItem(key);
        const parsed = v.safeParse(backupSchema, JSON.parse(written ?? "null"));
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    write: (kept) => {
      try {
        const text = JSON.stringify(kept);
        store.setItem(key, text);
        written = text;
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        if (written !== null && store.getItem(key) === written) store.removeItem(key);
        written = null;
      } catch {
        // What can't be read was not written either.
      }
    },
  };
}
