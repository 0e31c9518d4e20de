import { useEffect } from "react";
import type { DocumentStore } from "../../document/document-store.ts";
import { useUndoKeys } from "../../undo/use-undo-keys.ts";

/** Undo and redo by keyboard; Escape leaves the selected block, or what is open over its form. */
export function useEditorKeys(document: DocumentStore, closeFirst?: () => void): void {
  useUndoKeys(document);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isInDialog(event.target)) return;
      if (closeFirst) closeFirst();
      else document.select(null);
    };
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, [document, closeFirst]);
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest("dialog, [role=menu], [role=listbox]") !== null;
