import { useEffect, useRef } from "react";
import type { Undoing } from "./undoing.ts";

/** Undo and redo by keyboard, on any layout, in fields too: what is typed is part of the history. */
export function useUndoKeys(undoing: Pick<Undoing, "undo" | "redo">): void {
  const latest = useRef(undoing);
  useEffect(() => {
    latest.current = undoing;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isUndo = event.code === "KeyZ" && !event.shiftKey;
      const isRedo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      if (isUndo) latest.current.undo();
      else latest.current.redo();
    };
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
