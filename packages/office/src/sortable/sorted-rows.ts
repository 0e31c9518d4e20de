import { lateCode } from "../late/index.ts";
import type { ButtonHTMLAttributes } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { SortableItem } from "./sortable-list.tsx";
import type { SortedRows } from "./row-items.ts";

/** What moves rows of a list that is there before it: see `SortableRows`. */
export const sorting = lateCode(() => import("./sortable-rows.tsx"));

export const createSortedRows = (): SortedRows => createStore(() => ({}));

export interface RowSorting extends Partial<Omit<SortableItem, "handle">> {
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Whoever reaches for a grip before the list can be sorted has it sorted soon. */
const wake = () => void sorting.load();
const waking: RowSorting = {
  handle: { onPointerEnter: wake, onPointerDown: wake, onFocus: wake },
};

/** What a row needs to be moved, or until it can be what brings that. */
export const useSortedRow = (rows: SortedRows, id: string): RowSorting =>
  useStore(rows, (state) => state[id]) ?? waking;
