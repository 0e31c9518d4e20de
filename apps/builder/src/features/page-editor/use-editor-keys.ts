import { useEffect } from "react";
import type { Editor } from "../../document/editor-context.ts";
import { useUndoKeys } from "../../undo/use-undo-keys.ts";

/** Undo and redo by keyboard; Escape leaves the selected block, or what is open over its form. */
export function useEditorKeys(
  { document, undoing }: Pick<Editor, "document" | "undoing">,
  closeFirst?: () => void,
): void {
  useUndoKeys(undoing);
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
