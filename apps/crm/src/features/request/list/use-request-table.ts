import { useTable } from "@tanstack/react-table";
import type { RowSelectionState } from "@tanstack/react-table";
import type { RequestRow } from "@tour/api";
import { useState } from "react";
import { requestColumns, requestFeatures } from "./request-columns.tsx";

const getRowId = ({ id }: RequestRow) => `${id}`;

/** The table's rows and which of them are chosen; a row that is no more there is chosen no more. */
export function useRequestTable(data: RequestRow[]) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const table = useTable({
    ...{ features: requestFeatures, columns: requestColumns, data, getRowId },
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  return {
    table,
    chosen: data.filter(({ id }) => rowSelection[id]),
    clear: () => setRowSelection({}),
  };
}

export type RequestTableModel = ReturnType<typeof useRequestTable>;
