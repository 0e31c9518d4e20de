import { useEffect } from "react";
import { useEditor } from "../../../document/editor-context.ts";
import { isTakenElsewhere } from "./is-taken-elsewhere.ts";
import { useBlockActions } from "./use-block-actions.tsx";

/** Keys that act on whole blocks: on the one whose form is open, or whose row has the focus. */
export function useBlockKeys(): void {
  const { document } = useEditor();
  const actions = useBlockActions();

  useEffect(() => {
    const findTargets = (): string[] => {
      const { selectedId } = document.store.getState();
      const id = selectedId ?? readFocusedRow();
      return id === undefined ? [] : [id];
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.shiftKey) return;
      if (!(event.ctrlKey || event.metaKey) || event.code !== "KeyD") return;
      if (isTakenElsewhere(event.target)) return;
      const targets = findTargets();
      if (targets.length === 0) return;
      event.preventDefault();
      actions.duplicate(targets);
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [document, actions]);
}

/** The block whose row the focus is in. */
const readFocusedRow = (): string | undefined =>
  window.document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
