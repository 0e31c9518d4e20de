import { isEqual } from "./is-equal.ts";
import { savedDeedsOf } from "./saved-deeds.ts";
import { siteUndoOf } from "./site-undo.ts";

interface SaveDeed<Values extends object> {
  organizerId: number;
  /** The screen that shows it, and its address with the field that has the focus then. */
  screen: string;
  address: (field: keyof Values) => string;
  describe: (fields: (keyof Values)[]) => string;
  before: Values;
  after: Values;
  /** What the server holds now. */
  read: () => Promise<Values>;
  write: (fields: Partial<Values>, was: Values) => Promise<unknown>;
  /** Once its screen is there. */
  shown?: (field: keyof Values) => void;
}

/**
 * Makes a save a step of the joint undo. Only fields that are still as the save left them go back: what
 * somebody else has saved since stays theirs.
 */
export function recordSave<Values extends object>(deed: SaveDeed<Values>): void {
  const { organizerId, screen, before, after, read, write } = deed;
  const changed = (Object.keys(after) as (keyof Values)[]).filter(
    (name) => !isEqual(before[name], after[name]),
  );
  const [first] = changed;
  if (first === undefined) return;
  savedDeedsOf(organizerId).add({
    what: deed.describe(changed),
    show: async (travel) => {
      const isThere = await siteUndoOf(organizerId).bring(screen, travel, deed.address(first));
      if (isThere) deed.shown?.(first);
      return isThere;
    },
    put: async (side) => {
      const [from, to] = side === "before" ? [after, before] : [before, after];
      const now = await read();
      const own = changed.filter((name) => isEqual(now[name], from[name]));
      if (own.length === 0) return false;
      await write(Object.fromEntries(own.map((name) => [name, to[name]])) as Partial<Values>, now);
      return true;
    },
  });
}
