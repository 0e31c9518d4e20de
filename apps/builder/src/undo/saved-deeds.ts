import { nextOrder } from "./order-deeds.ts";
import { siteUndoOf } from "./site-undo.ts";
import type { Direction, SiteUndo, Taken, Travel } from "./site-undo.ts";

/** Something that was saved by a press, and can be taken back by another save. */
export interface SavedDeed {
  /** For people to read: "заголовок, поиск и ссылки". */
  what: string;
  /**
   * Puts in what was there before, or after; false where somebody else has changed all of it since.
   * Fails as a call does, and then nothing has changed.
   */
  put: (side: "before" | "after") => Promise<boolean>;
  /** Brings it in front of the person; false where they stay. */
  show: (travel: Travel) => Promise<boolean>;
}

type Listed = SavedDeed & { order: number };

const screen = "saved";

/** Steps that are saves: they outlive their screen, and each goes back by a save of its own. */
export function createSavedDeeds(undo: SiteUndo) {
  let past: readonly Listed[] = [];
  let future: readonly Listed[] = [];
  const report = () => undo.report(screen, { past, future });

  async function take(direction: Direction, travel: Travel): Promise<Taken | null> {
    const deed = direction === "undo" ? past.at(-1) : future[0];
    if (!deed || !(await deed.show(travel))) return null;
    const isPut = await deed.put(direction === "undo" ? "before" : "after");
    past = past.filter((one) => one !== deed);
    future = future.filter((one) => one !== deed);
    if (isPut && direction === "undo") future = [deed, ...future];
    if (isPut && direction === "redo") past = [...past, deed];
    report();
    return { what: deed.what, isGone: !isPut };
  }
  undo.open(screen, {
    undo: (travel) => take("undo", travel),
    redo: (travel) => take("redo", travel),
  });

  return {
    add(deed: SavedDeed): void {
      past = [...past, { ...deed, order: nextOrder() }].slice(-50);
      future = [];
      report();
    },
  };
}

const known = new Map<number, ReturnType<typeof createSavedDeeds>>();

/** Those of an organiser's site, for as long as the window is open. */
export function savedDeedsOf(organizerId: number) {
  const found = known.get(organizerId) ?? createSavedDeeds(siteUndoOf(organizerId));
  known.set(organizerId, found);
  return found;
}
