import { useEffect } from "react";
import type { DocumentStore } from "../../document/document-store.ts";

/** Undo and redo by keyboard, on any layout; Escape leaves the selected block. */
export function useEditorKeys(document: DocumentStore): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isInDialog(event.target)) {
        return document.select(null);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isUndo = event.code === "KeyZ" && !event.shiftKey;
      const isRedo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      if (isUndo) document.undo();
      else document.redo();
    };
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, [document]);
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("dialog, [role=menu], [role=listbox]") !== null;
