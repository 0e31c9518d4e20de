import { useEffect } from "react";
import { siteUndoOf } from "./site-undo.ts";
import type { Undoing } from "./undoing.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { useUndoing } from "./use-undoing.tsx";

/** For a screen whose steps are saves: it can be brought back, and has the keys and arrows of undo. */
export function useUndoneScreen(organizerId: number, screen: string): Undoing {
  useEffect(() => siteUndoOf(organizerId).open(screen), [organizerId, screen]);
  const undoing = useUndoing(organizerId);
  useUndoKeys(undoing);
  return undoing;
}
