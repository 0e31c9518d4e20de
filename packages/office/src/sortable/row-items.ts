import type { StoreApi } from "zustand/vanilla";
import type { SortableItem } from "./sortable-list.tsx";

/** What each row needs to be moved, by its id; nothing of those that can't be moved yet. */
export type SortedRows = StoreApi<Readonly<Record<string, SortableItem>>>;
