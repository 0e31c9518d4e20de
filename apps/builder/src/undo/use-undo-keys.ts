import { useEffect, useRef } from "react";
import type { Undoing } from "./undoing.ts";

/** For an element whose fields are part of the joint undo: `<div {...undoneTogether}>`. */
export const undoneTogether = { "data-undone-together": "" };

/** Undo and redo by keyboard, on any layout, and in the fields that are part of the joint undo. */
export function useUndoKeys(undoing: Pick<Undoing, "undo" | "redo">): void {
  const latest = useRef(undoing);
  useEffect(() => {
    latest.current = undoing;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const isUndo = event.code === "KeyZ" && !event.shiftKey;
      const isRedo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
      if ((!isUndo && !isRedo) || hasOwnUndo(event.target)) return;
      event.preventDefault();
      if (isUndo) latest.current.undo();
      else latest.current.redo();
    };
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}

const typed =
  "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Whether what is typed there is nobody's step, such as a search or a comment: the browser takes it
 * back. Not what was looked for and cleared again: who is back at the page means the page. Behind a
 * window that asks something nothing changes unseen either.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[data-undone-together]")) return false;
  if (target.closest("dialog[open]")) return true;
  return target.matches(typed) && !isClearedSearch(target);
}

const isClearedSearch = (target: Element) =>
  target instanceof HTMLInputElement && target.type === "search" && target.value === "";
