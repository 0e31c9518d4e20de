import { useTable } from "@tanstack/react-table";
import type { RowSelectionState } from "@tanstack/react-table";
import type { RequestRow } from "@tour/api";
import { useMemo, useState } from "react";
import { requestColumns, requestFeatures } from "./request-columns.tsx";

const getRowId = ({ id }: RequestRow) => `${id}`;

interface ListedRequests {
  organizerId: number;
  rows: RequestRow[];
  /** When they were read, in ms. */
  readAt: number;
}

/** The table's rows and which of them are chosen; a row that is no more there is chosen no more. */
export function useRequestTable({ organizerId, rows: data, readAt }: ListedRequests) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const columns = useMemo(() => requestColumns(organizerId, readAt), [organizerId, readAt]);
  const table = useTable({
    ...{ features: requestFeatures, columns, data, getRowId },
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
