export { Table } from "./table.tsx";
export type { RowKey, TableColumn, TableProps } from "./table-props.ts";
export { sortRows, type SortDirection, type SortValue, type TableSort } from "./sort-rows.ts";
