import { createContext, use } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useDocument } from "../../../document/editor-context.ts";

interface ChoiceState {
  /** While it is on, a press on a row chooses it, and opens no form. */
  isOn: boolean;
  /** Those that have left the page since may be among them. */
  ids: ReadonlySet<string>;
  /** From which row a range goes. */
  anchor: string | null;
}

const none: ChoiceState = { isOn: false, ids: new Set(), anchor: null };

/** Which blocks of the list are chosen, to be acted on together. */
export function createBlockChoice() {
  const store = createStore<ChoiceState>(() => none);
  return {
    store,
    start: () => store.setState({ isOn: true }),
    clear: () => store.setState(none),

    set(ids: Iterable<string>): void {
      store.setState({ isOn: true, ids: new Set(ids) });
    },

    toggle(id: string): void {
      const ids = new Set(store.getState().ids);
      if (!ids.delete(id)) ids.add(id);
      store.setState({ isOn: true, ids, anchor: id });
    },

    /** All from the anchor to this one, in the order in which they are shown; `from` where there is none. */
    extendTo(order: readonly string[], id: string, from = id): void {
      const known = store.getState().anchor;
      const anchor = known !== null && order.includes(known) ? known : from;
      const [first, last] = [order.indexOf(anchor), order.indexOf(id)].toSorted((a, b) => a - b);
      const ids = new Set(order.slice(first, last! + 1));
      store.setState({ isOn: true, ids, anchor });
    },
  };
}

export type BlockChoice = ReturnType<typeof createBlockChoice>;

/** That of the editor around. */
export const BlockChoiceContext = createContext<BlockChoice>(createBlockChoice());

export const useBlockChoice = (): BlockChoice => use(BlockChoiceContext);

/** The chosen blocks that are on the page, in its order. */
export function useChosen(): { isOn: boolean; ids: readonly string[] } {
  const { isOn, ids } = useStore(useBlockChoice().store);
  const order = useDocument((state) => state.document.order);
  return { isOn, ids: order.filter((id) => ids.has(id)) };
}
