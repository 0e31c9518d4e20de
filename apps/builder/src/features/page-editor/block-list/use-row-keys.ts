import type { KeyboardEvent, MouseEvent } from "react";
import { inOrder } from "../../../document/block-places.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { useBlockActions } from "../block-actions/use-block-actions.tsx";
import { useBlockChoice } from "../block-choice/block-choice.ts";

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * What presses and keys on a block's row do: open it, choose it, or go on to the next. Which rows there are
 * is asked of the list only then: with a list of its own each row would be drawn anew whenever one goes.
 */
export function useRowKeys(id: string) {
  const { document } = useEditor();
  const choice = useBlockChoice();
  const actions = useBlockActions();

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.shiftKey) choice.extendTo(listShown(event.currentTarget), id);
    else if (choice.store.getState().isOn || event.ctrlKey || event.metaKey) choice.toggle(id);
    else document.select(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const hasCommand = event.ctrlKey || event.metaKey;
    if (step !== undefined && !hasCommand && !event.altKey) {
      event.preventDefault();
      const shown = listShown(event.currentTarget);
      const next = shown[shown.indexOf(id) + step];
      if (next === undefined) return;
      focusRow(event.currentTarget, next);
      if (event.shiftKey) choice.extendTo(shown, next, id);
    } else if (hasCommand && event.code === "KeyA") {
      event.preventDefault();
      choice.set(listShown(event.currentTarget));
    } else if (event.key === "Delete") {
      event.preventDefault();
      const chosen = inOrder(document.store.getState().document, choice.store.getState().ids);
      actions.remove(chosen.length > 0 ? chosen : [id]);
    }
  };

  return { onClick, onKeyDown };
}

const rowsAround = (row: HTMLElement): HTMLElement[] => [
  ...(row.closest("aside")?.querySelectorAll<HTMLElement>("[data-opens]") ?? []),
];

/** The blocks that the list of a row shows, in its order. */
const listShown = (row: HTMLElement): string[] =>
  rowsAround(row).flatMap(({ dataset }) => dataset.opens ?? []);

/** The row of another block, in the list of this one. */
function focusRow(row: HTMLElement, id: string): void {
  rowsAround(row)
    .find(({ dataset }) => dataset.opens === id)
    ?.focus();
}
