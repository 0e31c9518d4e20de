import { useEffect } from "react";
import { inOrder } from "../../../document/block-places.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { useBlockChoice } from "../block-choice/block-choice.ts";
import { isTakenElsewhere } from "./is-taken-elsewhere.ts";
import { useBlockActions } from "./use-block-actions.tsx";

/**
 * Keys that act on whole blocks: on those that are chosen, on the one whose form is open, or whose row
 * has the focus. Copying and
 * pasting come as the browser's own events: on any layout, and without asking for the clipboard.
 */
export function useBlockKeys(): void {
  const { document } = useEditor();
  const choice = useBlockChoice();
  const actions = useBlockActions();

  useEffect(() => {
    const findTargets = (): readonly string[] => {
      const { document: page } = document.store.getState();
      const chosen = inOrder(page, choice.store.getState().ids);
      if (chosen.length > 0) return chosen;
      const id = document.store.getState().selectedId ?? readFocusedRow();
      return id === undefined ? [] : [id];
    };
    const isOurs = (event: Event) => !event.defaultPrevented && !isTakenElsewhere(event.target);

    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isOurs(event)) choice.clear();
      if (event.altKey || event.shiftKey || event.code !== "KeyD" || !isOurs(event)) return;
      const targets = findTargets();
      if (!(event.ctrlKey || event.metaKey) || targets.length === 0) return;
      event.preventDefault();
      actions.duplicate(targets);
    };
    const handleCopy = (event: ClipboardEvent) => {
      const targets = findTargets();
      if (targets.length === 0 || !isOurs(event) || hasSelectedText()) return;
      event.preventDefault();
      void actions[event.type === "cut" ? "cut" : "copy"](targets, event.clipboardData);
    };
    const handlePaste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      void actions.paste(findTargets(), event.clipboardData?.getData("text/plain") ?? "");
    };
    const listeners = { keydown: handleKey, copy: handleCopy, cut: handleCopy, paste: handlePaste };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, [document, choice, actions]);
}

/** A text that was marked to be copied is no block. */
const hasSelectedText = (): boolean => window.getSelection()?.isCollapsed === false;

/** The block whose row the focus is in. */
const readFocusedRow = (): string | undefined =>
  window.document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
