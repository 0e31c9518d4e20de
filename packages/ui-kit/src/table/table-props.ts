import type { CSSProperties, ReactNode, Ref } from "react";
import type { Texts } from "../locale/locale.ts";
import type { SortValue, TableSort } from "./sort-rows.ts";

export interface TableColumn<Row> {
  /** Names the column; the row's field of this name is shown and sorted by. */
  key: string;
  /** The header, also the cell's label where rows are stacked. */
  header: string;
  /** What a cell shows; by default the field as text. Keep it outside of render. */
  render?: ((row: Row) => ReactNode) | undefined;
  /** Puts a sorting button into the header. */
  sortable?: boolean | undefined;
  /** What is sorted by; by default the field. */
  sortValue?: ((row: Row) => SortValue) | undefined;
  /** `end` for numbers. Default `start`. */
  align?: "start" | "center" | "end" | undefined;
  /** The cell that names its row to screen readers; by default the first column's. */
  isRowHeader?: boolean | undefined;
}

export type RowKey = string | number;

export interface TableProps<Row> {
  /** Keep the list outside of render or memoised: rows are drawn again when it changes. */
  columns: readonly TableColumn<Row>[];
  /** The data, one entry a row. */
  rows: readonly Row[];
  /** Tells rows apart; also their name in a selection. Keep it outside of render. */
  getRowKey: (row: Row) => RowKey;
  /** The table's name, shown over it. */
  caption?: ReactNode;
  /** The name without a shown caption. */
  "aria-label"?: string | undefined;
  /** The sorting; `null` is the order of `rows`. */
  sort?: TableSort | null | undefined;
  /** Uncontrolled: the order at first. Default: as the rows come. */
  defaultSort?: TableSort | null | undefined;
  /** Told the order that the user asked for, or null for none. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** The parent, or a server, sorts `rows`; the table only says by what. Default `false`. */
  manualSort?: boolean | undefined;
  /** Adds a column of checkboxes. */
  selectable?: boolean | undefined;
  /** Controlled: keys of the selected rows. */
  selectedKeys?: readonly RowKey[] | undefined;
  /** Uncontrolled: keys of the rows selected at first. Default: none. */
  defaultSelectedKeys?: readonly RowKey[] | undefined;
  /** Told the keys of all rows that are selected now. */
  onSelectedKeysChange?: ((keys: RowKey[]) => void) | undefined;
  /** Keeps the header in sight; the table scrolls within `--table-max-height` (70dvh). */
  stickyHeader?: boolean | undefined;
  /** Rows are on their way: skeletons in an empty table, a bar over a full one. */
  loading?: boolean | undefined;
  /** Skeleton rows. Default 5. */
  loadingRows?: number | undefined;
  /** What stands in a table without rows; by default 'No data to show'. */
  empty?: ReactNode;
  /** In a container narrower than 576 px: each row a card, or a table to scroll. Default `stack`. */
  narrow?: "stack" | "scroll" | undefined;
  /** Id of the root element. */
  id?: string | undefined;
  /** Class of the root element, added to its own. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** The root element, around the `<table>`. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["table"]> | undefined;
}

/** The row's own field of a column. */
export function readCell<Row>(row: Row, key: string): unknown {
  return (row as Record<string, unknown>)[key];
}
