import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef, RowSelectionState, SortingState } from "@tanstack/react-table";
import type { EditedDeparture, TourListRow } from "@tour/api";
import type { RowKey, TableSort } from "@tour/ui-kit/table";
import { useMemo, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { lowestPrice } from "../describe-departure.ts";

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});
type Column = ColumnDef<typeof features, EditedDeparture>;

const getRowId = ({ id }: EditedDeparture) => `${id}`;

/** The order and the choice of rows; the kit's table draws them. */
export function useDateTable(data: EditedDeparture[], tours: readonly TourListRow[]) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [sorting, setSorting] = useState<SortingState>([]);
  const columns = useMemo(() => listSortColumns(tours), [tours]);
  const table = useTable({
    ...{ features, columns, data, getRowId },
    state: { rowSelection, sorting },
    onRowSelectionChange: setRowSelection,
    onSortingChange: setSorting,
  });
  const isRange = useRef(false);
  const chosen = table.getSelectedRowModel().rows.map(({ original }) => original);
  const chosenKeys = chosen.map(({ id }) => id);
  const [sorted] = sorting;

  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    chosen,
    clear: () => setRowSelection({}),
    /** For what is around the table: a press with Shift chooses all rows from the last one on. */
    noteShift: (event: MouseEvent) => {
      isRange.current = event.shiftKey;
    },
    /** For the kit's table. */
    props: {
      manualSort: true,
      sort: sorted ? toKitSort(sorted) : null,
      onSortChange: (sort: TableSort | null) =>
        setSorting(sort ? [{ id: sort.key, desc: sort.direction === "descending" }] : []),
      selectedKeys: chosenKeys,
      onSelectedKeysChange: (keys: RowKey[]) => {
        const changed = findChanged(chosenKeys, keys);
        if (changed.length !== 1) {
          setRowSelection(Object.fromEntries(keys.map((key) => [`${key}`, true])));
          return;
        }
        const [key] = changed;
        const toggle = table.getRow(`${key}`).getToggleSelectedHandler();
        toggle({ target: { checked: keys.includes(key!) }, shiftKey: isRange.current });
      },
    },
  };
}

const toKitSort = ({ id, desc }: SortingState[number]): TableSort => ({
  key: id,
  direction: desc ? "descending" : "ascending",
});

function findChanged(before: readonly RowKey[], after: readonly RowKey[]): RowKey[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return [...before.filter((key) => !fresh.has(key)), ...after.filter((key) => !old.has(key))];
}

/** What each column is sorted by. */
function listSortColumns(tours: readonly TourListRow[]): Column[] {
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  const by = (id: string, accessorFn: (row: EditedDeparture) => string | number): Column => ({
    ...{ id, accessorFn },
    sortFn: "basic",
  });
  return [
    by("dates", (row) => row.start_date),
    by("tour", (row) => titles.get(row.tour_id) ?? ""),
    by("seats", (row) => row.seats_left),
    by("price", (row) => lowestPrice(row)?.amount ?? 0),
  ];
}
