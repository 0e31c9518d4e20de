export { DragHandle } from "./drag-handle.tsx";
export { SortableList, useSortableItem } from "./sortable-list.tsx";
export type { SortableItem } from "./sortable-list.tsx";
export { createSortedRows, sorting, useSortedRow } from "./sorted-rows.ts";
export type { RowSorting } from "./sorted-rows.ts";
export type { SortedRows } from "./row-items.ts";
