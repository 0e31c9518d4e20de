import { useEffect } from "react";
import { siteUndoOf } from "../../undo/site-undo.ts";
import { useUndoing } from "../../undo/use-undoing.tsx";
import { joinDesign } from "./join-design.ts";
import type { UndoneDesign } from "./join-design.ts";

/** The one undo of a site, on the screen of its design. */
export function useDesignUndo(organizerId: number, { history, saver }: UndoneDesign) {
  useEffect(
    () => joinDesign(siteUndoOf(organizerId), organizerId, { history, saver }),
    [organizerId, history, saver],
  );
  return useUndoing(organizerId);
}
