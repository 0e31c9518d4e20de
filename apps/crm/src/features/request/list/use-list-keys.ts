import { useEffect, useRef } from "react";

interface ListKeys {
  /** By so many rows, down where it is more than 0. */
  move: (step: number) => void;
  toggle?: () => void;
  focusSearch: () => void;
}

/** Where somebody types, or chooses from a list of their own. */
const ownKeys =
  "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable], [role='combobox'], [role='listbox'], [role='menu']";

/** Whether a key is meant for the screen as a whole: nobody types, and no dialog is open. */
export const isForScreen = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(ownKeys)) &&
  document.querySelector("dialog[open]") === null;

/** Keys of a list, by their places on the keyboard: a Russian layout has them, too. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForScreen(event)) return;
      const { move, toggle, focusSearch } = latest.current;
      const isInList =
        event.target instanceof Element && event.target.closest("[data-request]") !== null;
      const actions: Record<string, (() => void) | undefined> = {
        KeyJ: () => move(1),
        KeyK: () => move(-1),
        Slash: focusSearch,
        // Elsewhere arrows scroll.
        ...(isInList && { ArrowDown: () => move(1), ArrowUp: () => move(-1), KeyX: toggle }),
      };
      const action = actions[event.code];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
